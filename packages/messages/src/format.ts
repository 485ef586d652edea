import type { Language } from '@jalonne/domain'
import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl'
import type { MessageId } from './load.ts'

/** A dictionary: texts by id, as written or already parsed (as the site's build does). */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>
export type MessageValues = Readonly<Record<string, string | number | Date>>
export type FormatMessage = (id: MessageId, values?: MessageValues) => string

const defaults: MessageValues = { price: 2500, currency: 'EUR' }
const cache = createIntlCache()

/**
 * Makes the function that reads a dictionary. A missing id gives the id itself; a placeholder without a
 * value stays as written (`{name}`); `price` and `currency` default to 2500 and EUR.
 */
export function createFormat(language: Language, messages: Messages): FormatMessage {
  const { formatters, formats } = createIntl({ locale: language }, cache)
  return (id, values) => {
    const message = messages[id]
    if (message === undefined) return id
    const format = formatters.getMessageFormat(message, language, formats, { formatters })
    return String(format.format(withDefaults(values)))
  }
}

// react-intl's own formatMessage gives up on the whole text when one value is missing.
function withDefaults(values: MessageValues = {}): Record<string, string | number | Date> {
  return new Proxy(
    { ...defaults, ...values },
    {
      has: () => true,
      get: (known, name) => Reflect.get(known, name) ?? `{${String(name)}}`,
    },
  )
}
