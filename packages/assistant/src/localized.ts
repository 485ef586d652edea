import { isWritten, type Language, otherLanguage } from '@jalonne/domain'

type Text = { fr?: string | null | undefined; en?: string | null | undefined } | null | undefined

/** A text in a language, else in the other; empty where there is none. */
export const inLanguage = (text: Text, language: Language): string =>
  (valueIn(text, language) ?? '').trim()

/** A text or its blocks in a language, or in the other one where nothing is written in it. */
export const valueIn = <Value>(
  value: { fr?: Value; en?: Value } | null | undefined,
  language: Language,
): Value | undefined =>
  isWritten(value?.[language]) ? value?.[language] : value?.[otherLanguage(language)]
