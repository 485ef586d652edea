export { longestQuestion } from './chat/chat-limits.ts'
export type { ChatResponse } from './chat/handle-chat.ts'
export { emailPattern, fieldLimits, requiredFields } from './contact/contact-fields.ts'
export type {
  ContactProblem,
  ContactType,
} from './contact/contact-request.ts'
export type { FormOutcome } from './contact/form-outcome.ts'
export { serviceRequest } from './contact/service-request.ts'
