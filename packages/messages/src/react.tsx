import type { Language } from '@jalonne/domain'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormat, type FormatMessage, type Messages } from './format.ts'

const FormatContext = createContext<FormatMessage | null>(null)

/** Gives the tree below it the texts of a language. */
export function MessagesProvider(props: {
  language: Language
  messages: Messages
  children: ReactNode
}) {
  const { language, messages } = props
  const format = useMemo(() => createFormat(language, messages), [language, messages])
  return <FormatContext value={format}>{props.children}</FormatContext>
}

/** The function that gives an interface text by its id; throws outside a MessagesProvider. */
export function useMessages(): FormatMessage {
  const format = useContext(FormatContext)
  if (!format) throw new Error('useMessages needs a MessagesProvider above it')
  return format
}
