import type { Language } from '@jalonne/domain'
import { problems as problemsEn } from '../forms/en.ts'
import { problems as problemsFr } from '../forms/fr.ts'

const fr = {
  ...problemsFr,
  'one-line-only': 'Ce champ tient sur une seule ligne',
  'plain-text-only': 'Ce texte contient des caractères invisibles\u00a0: effacez-les ou retapez-le',
  unreadable: 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.',
  'too-large': 'Votre envoi est trop volumineux. Raccourcissez le message et réessayez.',
  'too-many': 'Trop d’envois en peu de temps. Patientez une minute, puis réessayez.',
  'not-stored': 'Échec de l’envoi du message. Veuillez réessayer plus tard.',
} as const

export type ApiTextId = keyof typeof fr

const en: Record<ApiTextId, string> = {
  ...problemsEn,
  'one-line-only': 'This field takes a single line',
  'plain-text-only': 'This text contains invisible characters: delete them or type it again',
  unreadable: 'What you sent could not be read. Reload the page and try again.',
  'too-large': 'What you sent is too large. Shorten the message and try again.',
  'too-many': 'Too many messages in a short time. Wait a minute, then try again.',
  'not-stored': 'Failed to send the message. Please try again later.',
}

/** What the API answers a visitor; not part of what the browser downloads. */
export const apiTexts: Record<Language, Record<ApiTextId, string>> = { fr, en }
