export { emailPattern, fieldLimits, requiredFields } from './contact/contact-fields.ts'
export type {
  ContactProblem,
  ContactType,
} from './contact/contact-request.ts'
export type { FormOutcome } from './contact/form-outcome.ts'
export { serviceRequest } from './contact/service-request.ts'
