import type { Language } from '@jalonne/domain'

export interface MailTexts {
  greeting: string
  received: { subject(brand: string): string; lead: string; answer: string }
  booked: {
    subject(brand: string): string
    lead: string
    change: string
    event: string
  }
  /** For somebody whose address another person typed. */
  notYou: string
  closing: string
  team: { subject(type: string, name: string): string; answer: string }
  types: Record<'quote' | 'schedule' | 'call' | 'mail', string>
  labels: Record<
    | 'name'
    | 'jobTitle'
    | 'company'
    | 'email'
    | 'phone'
    | 'website'
    | 'product'
    | 'companySize'
    | 'budget'
    | 'slot'
    | 'subject'
    | 'message'
    | 'page'
    | 'request'
    | 'receivedAt',
    string
  >
}

const fr: MailTexts = {
  greeting: 'Bonjour,',
  received: {
    subject: (brand) => `${brand}\u00a0: nous avons bien reçu votre message`,
    lead: 'Merci pour votre message. Il est arrivé chez nous, et une personne de l’équipe le lit.',
    answer:
      'Vous recevrez une réponse sous un jour ouvrable. Pour ajouter quelque chose, répondez simplement à cet e-mail.',
  },
  booked: {
    subject: (brand) => `${brand}\u00a0: votre appel est réservé`,
    lead: 'Merci, votre appel est réservé. Nous vous appellerons, à l’heure suisse, au numéro que vous nous avez laissé.',
    change:
      'Un empêchement\u00a0? Répondez à cet e-mail et nous trouverons un autre moment. Le fichier joint ajoute le rendez-vous à votre agenda.',
    event: 'Appel avec',
  },
  notYou:
    'Vous ne nous avez pas écrit\u00a0? Quelqu’un aura saisi votre adresse par erreur\u00a0: vous pouvez ignorer cet e-mail.',
  closing: 'À bientôt,',
  team: {
    subject: (type, name) => `${type}\u00a0: ${name}`,
    answer: 'Votre réponse à cet e-mail parvient directement à cette personne.',
  },
  types: {
    quote: 'Demande de devis',
    schedule: 'Appel réservé',
    call: 'Demande de rappel',
    mail: 'Message',
  },
  labels: {
    name: 'Nom',
    jobTitle: 'Fonction',
    company: 'Entreprise',
    email: 'E-mail',
    phone: 'Téléphone',
    website: 'Site web',
    product: 'Produit ou service',
    companySize: 'Taille de l’entreprise',
    budget: 'Budget',
    slot: 'Créneau',
    subject: 'Objet',
    message: 'Message',
    page: 'Page',
    request: 'Votre demande',
    receivedAt: 'Reçu le',
  },
}

const en: MailTexts = {
  greeting: 'Hello,',
  received: {
    subject: (brand) => `${brand}: we have received your message`,
    lead: 'Thank you for your message. It has arrived, and someone on the team is reading it.',
    answer:
      'You will hear from us within one working day. To add anything, just reply to this email.',
  },
  booked: {
    subject: (brand) => `${brand}: your call is booked`,
    lead: 'Thank you, your call is booked. We will call you, Swiss time, on the number you gave us.',
    change:
      'Something came up? Reply to this email and we will find another time. The attached file adds the appointment to your calendar.',
    event: 'Call with',
  },
  notYou:
    'You did not write to us? Then somebody entered your address by mistake, and you can ignore this email.',
  closing: 'Speak soon,',
  team: {
    subject: (type, name) => `${type}: ${name}`,
    answer: 'A reply to this email goes straight to this person.',
  },
  types: {
    quote: 'Quote request',
    schedule: 'Booked call',
    call: 'Callback request',
    mail: 'Message',
  },
  labels: {
    name: 'Name',
    jobTitle: 'Job title',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    product: 'Product or service',
    companySize: 'Company size',
    budget: 'Budget',
    slot: 'Time slot',
    subject: 'Subject',
    message: 'Message',
    page: 'Page',
    request: 'Your request',
    receivedAt: 'Received',
  },
}

/** What the agency's e-mails say. */
export const mailTexts: Record<Language, MailTexts> = { fr, en }
