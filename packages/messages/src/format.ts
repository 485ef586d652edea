import type { Language } from '@jalonne/domain'
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageId } from './load.ts'
import { isPlain } from './plain.ts'

type Message = ConstructorParameters<typeof IntlMessageFormat>[0]

/** A dictionary: texts by id, as written or already parsed (as the site's build does). */
export type Messages = Readonly<Record<string, Message>>
export type MessageValues = Readonly<Record<string, string | number | Date>>
export type FormatMessage = (id: MessageId, values?: MessageValues) => string

const defaults: MessageValues = { price: 2500, currency: 'EUR' }

/**
 * Makes the function that reads a dictionary. A missing id gives the id itself; a placeholder without a
 * value stays as written (`{name}`); `price` and `currency` default to 2500 and EUR.
 */
export function createFormat(language: Language, messages: Messages): FormatMessage {
  const formats = new Map<string, IntlMessageFormat>()
  return (id, values) => {
    const message = messages[id]
    if (message === undefined) return id
    if (typeof message === 'string' && isPlain(message)) return message
    const format = formats.get(id) ?? new IntlMessageFormat(message, language)
    formats.set(id, format)
    return String(format.format(complete(values)))
  }
}

// The library gives up on the whole text when one value is missing.
function complete(values: MessageValues = {}): Record<string, string | number | Date> {
  return new Proxy(
    { ...defaults, ...values },
    {
      has: () => true,
      get: (known, name) => Reflect.get(known, name) ?? `{${String(name)}}`,
    },
  )
}
