import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { createIntl } from '@formatjs/intl'
import type { Language } from '@jalonne/domain'
import { namesIn, spellOut } from './spell-out.ts'

/** A dictionary: texts by id. The build of the site has parsed them; Node reads them as they are written. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>
/** The values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>
export type FormatMessage<Id extends string> = (id: Id, values?: MessageValues) => string

interface Intl {
  locale: string
  messages: Messages
  formatMessage: (text: { id: string }, values: MessageValues) => string
}

// For the texts that name them alone: anywhere else a default could be taken for a real price.
const defaults: Readonly<Record<string, MessageValues>> = {
  'price.from': { price: 2500, currency: 'EUR' },
}

/** The function that reads a dictionary outside of React; see `formatWith`. */
export const createFormat = <Id extends string>(
  language: Language,
  messages: Messages,
): FormatMessage<Id> => formatWith(createIntl({ locale: language, messages }))

/**
 * Makes the function that reads the dictionary of an `intl` object. A missing id gives the id itself; a placeholder
 * without a value stays as written (`{name}`), where react-intl would give the id.
 */
export function formatWith<Id extends string>(intl: Intl): FormatMessage<Id> {
  return (id, values) => {
    const given = { ...defaults[id], ...values }
    const written = intl.messages[id]
    const message = typeof written === 'string' ? parse(written) : written
    if (!message || namesIn(message).every((name) => name in given)) {
      return intl.formatMessage({ id }, given)
    }
    const spelled = { [id]: spellOut(message, given) }
    return createIntl({ locale: intl.locale, messages: spelled }).formatMessage({ id }, given)
  }
}
