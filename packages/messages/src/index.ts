export { createFormat, type FormatMessage } from './catalogue/format.ts'
export { type MessageId, site } from './namespaces/site.ts'
export { MessagesProvider, useMessages } from './react.tsx'
