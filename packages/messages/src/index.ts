export type { MessageValues } from './elements.ts'
export { createFormat, type FormatMessage, type Messages } from './format.ts'
export { loadedMessages, loadMessages, type MessageId } from './load.ts'
export { MessagesProvider, useMessages } from './react.tsx'
