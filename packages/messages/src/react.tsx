import { isLanguage, type Language } from '@jalonne/domain'
import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { type FormatMessage, formatWith, type Messages } from './catalogue/format.ts'
import type { Namespace } from './catalogue/namespace.ts'
import type { MessageId } from './namespaces/site.ts'

const awaited = new WeakSet<Promise<Messages>>()

/** Gives the tree below it the language of its texts, and those that every page needs, through react-intl. */
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

/**
 * The function that gives an interface text by its id: of those every page needs, or of a namespace, waiting for it if
 * it has not been loaded before. Throws outside a MessagesProvider.
 */
export function useMessages<Id extends string = MessageId>(
  namespace?: Namespace<Id>,
): FormatMessage<Id> {
  const intl = useIntl()
  const site = useMemo(() => formatWith<Id>(intl), [intl])
  if (!namespace) return site
  const language = isLanguage(intl.locale) ? intl.locale : 'en'
  const texts = namespace.load(language)
  // Whoever has waited must call `use` again when React goes on, although the texts are there by then.
  if (!namespace.loaded(language)) awaited.add(texts)
  if (awaited.has(texts)) use(texts)
  return namespace.format(language)
}
