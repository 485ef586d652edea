import { type Language, languages } from '@jalonne/domain'
import { missingTexts } from './missing-texts.ts'
import { say } from './studio-language.ts'

/** What is said where a text has no words in a language that it has in the other. */
export const missingLabel: Record<Language, string> = {
  fr: say('French missing', 'Français manquant'),
  en: say('English missing', 'Anglais manquant'),
}

/** What is said where a text has the same words in both languages. */
export const repeatedLabel = say('Not translated', 'Non traduit')

/** What a document, or a part of one, lacks: the languages without a text that the other has, and translations. */
export function missingLabels(value: unknown): string[] {
  const counts = missingTexts(value)
  return [
    ...languages
      .filter((language) => counts[language] > 0)
      .map((language) => missingLabel[language]),
    ...(counts.repeated > 0 ? [repeatedLabel] : []),
  ]
}

/** The state of both languages in one line: `fr ✓ en: 2 missing`, or that there is nothing yet. */
export function languageState(value: unknown): string {
  const counts = missingTexts(value)
  if (counts.written === 0) return say('no text yet', 'pas encore de texte')
  const states = languages.map((language) => {
    const count = counts[language]
    if (count > 0) return say(`${language}: ${count} missing`, `${language} : manque ${count}`)
    return counts.repeated > 0 ? '' : `${language} ✓`
  })
  if (counts.repeated > 0) {
    const count = counts.repeated
    states.push(
      say(
        `fr = en: ${count} not translated`,
        `fr = en : ${count} non traduit${count > 1 ? 's' : ''}`,
      ),
    )
  }
  return states.filter(Boolean).join(' ')
}
