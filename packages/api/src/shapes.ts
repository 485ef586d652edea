export { emailPattern, fieldLimits, requiredFields } from './contact/contact-fields.ts'
export {
  type ContactProblem,
  type ContactRequest,
  type ContactType,
  contactTypes,
  parseContact,
} from './contact/contact-request.ts'
export type { FormOutcome } from './contact/form-outcome.ts'
export type { ContactReport } from './reports/contact-report.ts'
export type { ErrorReport } from './reports/error-report.ts'
export type { NotFoundReport } from './reports/not-found-report.ts'
