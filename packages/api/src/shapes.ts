export {
  type ContactProblem,
  type ContactRequest,
  parseContact,
} from './contact/contact-request.ts'
export type { ContactReport } from './reports/contact-report.ts'
export type { ErrorReport } from './reports/error-report.ts'
export type { NotFoundReport } from './reports/not-found-report.ts'
