import { isArgumentElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '@jalonne/domain'
import { createIntl, type IntlConfig, type IntlShape } from 'react-intl'
import type { MessageId } from './load.ts'

/** A dictionary: texts by id, which the build has parsed. */
export type Messages = NonNullable<IntlConfig['messages']>
/** The values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>
export type FormatMessage<Id extends string = MessageId> = (
  id: Id,
  values?: MessageValues,
) => string

const defaults: MessageValues = { price: 2500, currency: 'EUR' }

/** The function that reads a dictionary outside of React; see `formatWith`. */
export const createFormat = <Id extends string = MessageId>(
  language: Language,
  messages: Messages,
): FormatMessage<Id> => formatWith(createIntl({ locale: language, messages }))

/**
 * Makes the function that reads the dictionary of an `intl` object. A missing id gives the id itself; a placeholder
 * without a value stays as written (`{name}`), where react-intl would give the id; `price` and `currency` default to
 * 2500 and EUR.
 */
export function formatWith<Id extends string>(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
): FormatMessage<Id> {
  return (id, values) =>
    intl.formatMessage({ id }, { ...asWritten(intl.messages[id]), ...defaults, ...values })
}

// The placeholders of a text, each standing for itself.
function asWritten(message: string | MessageFormatElement[] | undefined): MessageValues {
  if (!Array.isArray(message)) return {}
  const names = message.filter(isArgumentElement).map(({ value }) => value)
  return Object.fromEntries(names.map((name) => [name, `{${name}}`]))
}
