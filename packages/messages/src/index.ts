export { createFormat, type FormatMessage, type Messages, type MessageValues } from './format.ts'
export { loadedMessages, loadMessages, type MessageId } from './load.ts'
export { MessagesProvider, useMessages } from './react.tsx'
