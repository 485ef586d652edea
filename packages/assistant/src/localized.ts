import type { Language } from '@jalonne/domain'
import { otherLanguage } from '@jalonne/domain'

type Text = { fr?: string | null | undefined; en?: string | null | undefined } | null | undefined

/** A text in a language, else in the other; empty where there is none. */
export const inLanguage = (text: Text, language: Language): string =>
  (text?.[language] || text?.[otherLanguage(language)] || '').trim()
