export { longestQuestion } from './chat/chat-limits.ts'
export { emailPattern, fieldLimits, longestOf, requiredFields } from './contact/contact-fields.ts'
export type {
  ContactProblem,
  ContactType,
} from './contact/contact-request.ts'
export { bareAddress, isEmailAddress } from './contact/email-address.ts'
export type { FormName, FormOutcome } from './contact/form-outcome.ts'
export { hostingRequest } from './contact/hosting-request.ts'
export { serviceRequest } from './contact/service-request.ts'
