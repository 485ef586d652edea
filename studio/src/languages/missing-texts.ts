import { isWritten, type Language, languages, otherLanguage } from '@jalonne/domain'
import { isLocalized } from './localized-paths.ts'

/** Fields whose text may be the same in both languages: names, addresses, the figures of a price table. */
const namesAndFigures: ReadonlySet<string> = new Set([
  'name',
  'city',
  'location',
  'cells',
  'figure',
  'signFigure',
])

/** Whether the texts of a field, told by its dotted path within a document, may be the same in both languages. */
export const mayBeTheSame = (path: string): boolean =>
  path.split('.').some((name) => namesAndFigures.has(name))

/** Whether a text is written in the other language only. */
export function isMissing(text: Record<string, unknown> | undefined, language: Language): boolean {
  return !isWritten(text?.[language]) && isWritten(text?.[otherLanguage(language)])
}

/**
 * Whether one language repeats the other. A single word may (Contact, Services, the name of a plan), and so may what
 * has no small letter (42 %, SEO + SEA).
 */
export function isRepeated(text: Record<string, unknown> | undefined): boolean {
  if (text?._type === 'localeUrl') return false
  const words = plainText(text?.fr).trim()
  return (
    words === plainText(text?.en).trim() && words !== words.toUpperCase() && words.includes(' ')
  )
}

/** What the texts of a document, or of a part of one, lack. */
export interface MissingTexts extends Record<Language, number> {
  /** How many have words in a language at least. */
  written: number
  /** How many say the same in both languages. */
  repeated: number
}

/** Counts the texts that are written in one language only, for the other, and those that are not translated. */
export function missingTexts(document: unknown): MissingTexts {
  const found: MissingTexts = { written: 0, fr: 0, en: 0, repeated: 0 }
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const item of value) visit(item, path)
    else if (isRecord(value) && isLocalized(String(value._type))) {
      if (languages.some((language) => isWritten(value[language]))) found.written += 1
      for (const language of languages) if (isMissing(value, language)) found[language] += 1
      if (!mayBeTheSame(path) && isRepeated(value)) found.repeated += 1
    } else if (isRecord(value)) {
      for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`)
    }
  }
  visit(document, '')
  return found
}

/** The words of a line, or of blocks. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (!isRecord(value)) return ''
  return typeof value.text === 'string' ? value.text : plainText(value.children)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
