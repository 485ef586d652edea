import { isWritten, otherLanguage } from '@jalonne/domain'
import { studioLanguage } from './studio-language.ts'

const order = [studioLanguage, otherLanguage(studioLanguage)] as const

/** The first of some texts that has words; `undefined` where none has. */
export function firstWritten(...texts: unknown[]): string | undefined {
  return texts.filter((text) => typeof text === 'string').find(isWritten)
}

/** A text in the language of the Studio, or in the other one where it is written in that alone. */
export function studioText(texts: { fr?: unknown; en?: unknown }): string | undefined {
  return firstWritten(...order.map((language) => texts[language]))
}

/** The same in GROQ, of the first of some fields that has a text: `title` → `coalesce(title.fr, title.en)`. */
export function studioTextQuery(...fields: string[]): string {
  return `coalesce(${fields.flatMap((field) => order.map((language) => `${field}.${language}`)).join(', ')})`
}
