export {
  type ContactProblem,
  type ContactRequest,
  parseContact,
} from './contact/contact-request.ts'
export { type ContactReport, parseContactReport } from './reports/contact-report.ts'
