import type { Language } from '@jalonne/domain'

const fr = {
  'name-required': 'Nom requis',
  'company-required': 'Entreprise requise',
  'email-required': 'Email requis',
  'email-invalid': 'Cette adresse e-mail semble incomplète',
  'phone-required': 'Numéro de téléphone requis pour un appel',
  'product-required': 'Choisissez un produit ou un service',
  'company-size-required': 'Indiquez la taille de l’entreprise',
  'message-required': 'Décrivez votre projet en quelques mots',
  'method-required': 'Sélectionnez le mode de contact',
  'slot-required': 'Choisissez un créneau',
  'field-required': 'Un champ de ce formulaire est illisible',
  'too-long': 'Ce texte est trop long',
  'one-line-only': 'Ce champ tient sur une seule ligne',
  'plain-text-only': 'Ce texte contient des caractères invisibles\u00a0: effacez-les ou retapez-le',
  unreadable: 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.',
  'too-large': 'Votre envoi est trop volumineux. Raccourcissez le message et réessayez.',
  'too-many': 'Trop d’envois en peu de temps. Patientez une minute, puis réessayez.',
  'not-stored': 'Échec de l’envoi du message. Veuillez réessayer plus tard.',
} as const

export type ApiTextId = keyof typeof fr

const en: Record<ApiTextId, string> = {
  'name-required': 'Name required',
  'company-required': 'Company required',
  'email-required': 'Email required',
  'email-invalid': 'This email address looks incomplete',
  'phone-required': 'Phone number required for a call',
  'product-required': 'Choose a product or service',
  'company-size-required': 'Tell us the size of your company',
  'message-required': 'Describe your project in a few words',
  'method-required': 'Select contact method',
  'slot-required': 'Choose a time slot',
  'field-required': 'One field of this form could not be read',
  'too-long': 'This text is too long',
  'one-line-only': 'This field takes a single line',
  'plain-text-only': 'This text contains invisible characters: delete them or type it again',
  unreadable: 'What you sent could not be read. Reload the page and try again.',
  'too-large': 'What you sent is too large. Shorten the message and try again.',
  'too-many': 'Too many messages in a short time. Wait a minute, then try again.',
  'not-stored': 'Failed to send the message. Please try again later.',
}

/** What the API answers a visitor; not part of what the browser downloads. */
export const apiTexts: Record<Language, Record<ApiTextId, string>> = { fr, en }
