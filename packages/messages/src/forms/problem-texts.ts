import type { Language } from '@jalonne/domain'

const fr = {
  'name-required': 'Nom requis',
  'company-required': 'Entreprise requise',
  'email-required': 'Email requis',
  'email-invalid': 'Cette adresse e-mail semble incomplète',
  'phone-required': 'Numéro de téléphone requis pour un appel',
  'phone-missing': 'Numéro de téléphone requis',
  'product-required': 'Choisissez un produit ou un service',
  'company-size-required': 'Indiquez la taille de l’entreprise',
  'message-required': 'Décrivez votre projet en quelques mots',
  'method-required': 'Sélectionnez le mode de contact',
  'slot-required': 'Choisissez un créneau',
  'field-required': 'Un champ de ce formulaire est illisible',
  'too-long': 'Ce texte est trop long',
} as const

/** What can be wrong with a field, on either side of the wire. */
export type ProblemId = keyof typeof fr

const en: Record<ProblemId, string> = {
  'name-required': 'Name required',
  'company-required': 'Company required',
  'email-required': 'Email required',
  'email-invalid': 'This email address looks incomplete',
  'phone-required': 'Phone number required for a call',
  'phone-missing': 'Phone number required',
  'product-required': 'Choose a product or service',
  'company-size-required': 'Tell us the size of your company',
  'message-required': 'Describe your project in a few words',
  'method-required': 'Select contact method',
  'slot-required': 'Choose a time slot',
  'field-required': 'One field of this form could not be read',
  'too-long': 'This text is too long',
}

/** What a form says about a field, whether the browser or the server finds it. */
export const problemTexts: Record<Language, Record<ProblemId, string>> = { fr, en }
