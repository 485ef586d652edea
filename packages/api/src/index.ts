export type { ChatQuestion } from './chat/chat-request.ts'
export { type ChatAnswer, handleChat } from './chat/handle-chat.ts'
export { redacted } from './chat/redact.ts'
export { addressesIn, visibleAddress } from './contact/email-address.ts'
export type { FormOutcome } from './contact/form-outcome.ts'
export { type ContactDeps, handleContact, handleHosting } from './contact/handle-contact.ts'
export type { AddedLead, Lead, LeadStore } from './contact/lead.ts'
export { namesNumber } from './contact/phone-number.ts'
export { leadFields } from './mail/lead-fields.ts'
export { isConfirmationLapsed, leadMail, leadMailKinds } from './mail/lead-mails.ts'
export { mailboxOf } from './mail/mailbox.ts'
export {
  type LeadMailKind,
  type MailAddress,
  type MailMessage,
  type MailSettings,
  mailKinds,
} from './mail/message.ts'
export { ownPath } from './own-path.ts'
export { parseErrorReport } from './reports/error-report.ts'
export { handleReport } from './reports/handle-report.ts'
export { parseNotFoundReport } from './reports/not-found-report.ts'
export type { Report } from './reports/report.ts'
export { singleLine, visibleText } from './visible-text.ts'
