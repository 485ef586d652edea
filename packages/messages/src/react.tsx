import type { Language } from '@jalonne/domain'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { type FormatMessage, formatWith, type Messages } from './format.ts'

/** Gives the tree below it the texts of a language, through react-intl. */
export function MessagesProvider(props: {
  language: Language
  messages: Messages
  children: ReactNode
}) {
  const { language, messages, children } = props
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  )
}

/** The function that gives an interface text by its id; throws outside a MessagesProvider. */
export function useMessages(): FormatMessage {
  const intl = useIntl()
  return useMemo(() => formatWith(intl), [intl])
}
