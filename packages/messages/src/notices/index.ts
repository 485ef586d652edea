import type { Language } from '@jalonne/domain'

const fr = {
  'consent.title': 'Pouvons-nous mesurer votre visite\u00a0?',
  'consent.text':
    'Avec votre accord, Google Analytics compte les pages lues et dépose des cookies. Sans lui, rien n’est chargé et le site reste le même.',
  'consent.yes': 'Accepter',
  'consent.no': 'Refuser',
  'consent.privacy': 'Protection des données',
  copyright: '© {year} {name}. Textes et images protégés.',
} as const

/** The id of a text of a notice. */
export type NoticeTextId = keyof typeof fr

const en: Record<NoticeTextId, string> = {
  'consent.title': 'May we measure your visit?',
  'consent.text':
    'If you agree, Google Analytics counts the pages you read and sets cookies. Otherwise nothing is loaded and the site stays the same.',
  'consent.yes': 'Accept',
  'consent.no': 'Decline',
  'consent.privacy': 'Privacy',
  copyright: '© {year} {name}. Text and images are protected.',
}

/** What the notices around a page say; loaded with them. */
export const noticeTexts: Record<Language, Record<NoticeTextId, string>> = { fr, en }

/** The question a French-speaking visitor of the English site is asked, each line with its language. */
export const languagePrompt = {
  title: { fr: 'Préférez-vous lire en français\u00a0?', en: 'Would you rather read in French?' },
  yes: 'Oui, en français',
  no: 'No, stay in English',
} as const
