export { createFormat, type FormatMessage, type Messages } from './catalogue/format.ts'
export { type MessageId, site } from './namespaces/site.ts'
export { MessagesProvider, useMessages } from './react.tsx'
