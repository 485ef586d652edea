export { type MailTexts, mailTexts } from './mail-texts.ts'
export { type ApiTextId, apiTexts } from './texts.ts'
