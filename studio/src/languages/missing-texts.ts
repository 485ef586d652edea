import { type Language, languages, otherLanguage } from '@jalonne/domain'
import { isLocalized } from './localized-paths.ts'

/** Whether something has been written: a text that is not only spaces, or a list of blocks. */
export function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) && value.length > 0
}

/** Whether a text is written in the other language only. */
export function isMissing(text: Record<string, unknown> | undefined, language: Language): boolean {
  return !isWritten(text?.[language]) && isWritten(text?.[otherLanguage(language)])
}

/** How many texts of a document are written in the other language only, for each language. */
export function missingTexts(document: unknown): Record<Language, number> {
  const missing = { fr: 0, en: 0 }
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isRecord(value)) {
      if (!isLocalized(String(value._type))) Object.values(value).forEach(visit)
      else for (const language of languages) if (isMissing(value, language)) missing[language] += 1
    }
  }
  visit(document)
  return missing
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
