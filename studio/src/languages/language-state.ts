import { type Language, languages } from '@jalonne/domain'
import { missingTexts } from './missing-texts.ts'
import { say } from './studio-language.ts'

/** What is said where a text has no words in a language that it has in the other. */
export const missingLabel: Record<Language, string> = {
  fr: say('French missing', 'Français manquant'),
  en: say('English missing', 'Anglais manquant'),
}

/** The languages in which a document, or a part of one, lacks a text that the other has: "English missing". */
export function missingLabels(value: unknown): string[] {
  const counts = missingTexts(value)
  return languages
    .filter((language) => counts[language] > 0)
    .map((language) => missingLabel[language])
}

/** The state of both languages in one line: `fr ✓ en: 2 missing`. */
export function languageState(value: unknown): string {
  const counts = missingTexts(value)
  return languages
    .map((language) => {
      const count = counts[language]
      if (count === 0) return `${language} ✓`
      return say(`${language}: ${count} missing`, `${language} : ${count} à traduire`)
    })
    .join(' ')
}
