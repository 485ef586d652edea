import { isWritten, type Language, languages } from '@jalonne/domain'
import type { CustomValidator, Rule, ValidationError } from '@sanity/types'
import { say } from './say.ts'

/** A text, or a list of blocks, written once per language. */
export interface Translated {
  fr?: unknown
  en?: unknown
}

const oneIsMissing = {
  fr: {
    en: 'The French text is missing: readers in French see the English one.',
    fr: 'Le texte français manque : qui lit en français voit l’anglais.',
  },
  en: {
    en: 'The English text is missing: readers in English see the French one.',
    fr: 'Le texte anglais manque : qui lit en anglais voit le français.',
  },
}
/** What a language is called in a sentence: “the French text”. */
export const languageNames = {
  fr: { en: 'French', fr: 'français' },
  en: { en: 'English', fr: 'anglais' },
}

/** The languages in which nothing has been written yet. */
export function missingLanguages(value: Translated | null | undefined): Language[] {
  return languages.filter((language) => !isWritten(value?.[language]))
}

/** Says that a text is missing in both languages; `true` when at least one is written. */
const writtenSomewhere: CustomValidator<Translated | undefined> = (value, context) =>
  missingLanguages(value).length < 2 ||
  say(context, {
    en: 'Write this text in at least one language.',
    fr: 'Écrivez ce texte dans une langue au moins.',
  })

/** Says which language falls back to the other; `true` when both are written, or none. */
export const writtenEverywhere: CustomValidator<Translated | undefined> = (value, context) => {
  const [missing, ...others] = missingLanguages(value)
  if (!missing || others.length > 0) return true
  return {
    message: say(context, oneIsMissing[missing]),
    path: [missing],
  } satisfies ValidationError
}

/** For a text that must be there: missing in both languages is an error, in one a warning. */
export const requiredText = requiredTextUnless(() => false)

/** As `requiredText`, but for a text that may be missing where the object it belongs to is exempt, or its document. */
export function requiredTextUnless(isExempt: (parent: unknown, documentType?: string) => boolean) {
  return (rule: Rule) => [
    rule
      .custom<Translated | undefined>(
        (value, context) =>
          isExempt(context.parent, context.document?._type) || writtenSomewhere(value, context),
      )
      .error(),
    rule.custom(writtenEverywhere).warning(),
  ]
}

/** As `requiredText`, and warns when a language is longer than `limit` characters. */
export const requiredTextUpTo = (limit: number) => (rule: Rule) => [
  ...requiredText(rule),
  rule.custom(noLongerThan(limit)).warning(),
]

/** Warns about the first language whose text is longer than `limit` characters. */
function noLongerThan(limit: number): CustomValidator<Translated | undefined> {
  return (value, context) => {
    for (const language of languages) {
      const text = value?.[language]
      if (typeof text === 'string' && text.length > limit)
        return {
          message: say(context, {
            en: `The ${languageNames[language].en} text has ${text.length} characters; search engines show about ${limit}.`,
            fr: `Le texte ${languageNames[language].fr} a ${text.length} caractères ; les moteurs de recherche en montrent ${limit} environ.`,
          }),
          path: [language],
        }
    }
    return true
  }
}
