import type { Language } from '@jalonne/domain'
import { type MessageElement, type MessageValues, writeElements } from './elements.ts'
import type { MessageId } from './load.ts'

/** A dictionary: texts by id. Those with placeholders have been parsed by the build; a string is shown as it is. */
export type Messages = Readonly<Record<string, string | readonly MessageElement[]>>
export type FormatMessage = (id: MessageId, values?: MessageValues) => string

const defaults: MessageValues = { price: 2500, currency: 'EUR' }

/**
 * Makes the function that reads a dictionary. A missing id gives the id itself; a placeholder without a
 * value stays as written (`{name}`); `price` and `currency` default to 2500 and EUR.
 */
export function createFormat(language: Language, messages: Messages): FormatMessage {
  return (id, values) => {
    const message = messages[id]
    if (message === undefined) return id
    if (typeof message === 'string') return message
    return writeElements(language, message, { ...defaults, ...values })
  }
}
