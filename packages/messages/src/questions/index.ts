import type { Language } from '@jalonne/domain'

const fr = {
  title: 'Pouvons-nous mesurer votre visite\u00a0?',
  text: 'Avec votre accord, Google Analytics compte les pages lues et dépose des cookies. Sans lui, rien n’est chargé et le site reste le même.',
  yes: 'Accepter',
  no: 'Refuser',
  privacy: 'Protection des données',
} as const

/** The id of a text of the question whether a visit may be measured. */
export type QuestionTextId = keyof typeof fr

const en: Record<QuestionTextId, string> = {
  title: 'May we measure your visit?',
  text: 'If you agree, Google Analytics counts the pages you read and sets cookies. Otherwise nothing is loaded and the site stays the same.',
  yes: 'Accept',
  no: 'Decline',
  privacy: 'Privacy',
}

/** Asks whether a visit may be measured; loaded with the question. */
export const questionTexts: Record<Language, Record<QuestionTextId, string>> = { fr, en }

/** The question a French-speaking visitor of the English site is asked, each line with its language. */
export const languagePrompt = {
  title: { fr: 'Préférez-vous lire en français\u00a0?', en: 'Would you rather read in French?' },
  yes: 'Oui, en français',
  no: 'No, stay in English',
} as const
