import { expect, type Locator, type Page } from '@playwright/test'

/** What the forms say, in both languages. */
export const contactStories = {
  fr: {
    quote: 'Demander un devis',
    fields: {
      name: 'Nom et prénom',
      company: 'Entreprise',
      email: 'E-mail professionnel',
      phone: 'Téléphone',
      message: 'Votre projet',
    },
    product: 'Produit ou service',
    seo: 'Référencement & visibilité',
    size: 'Taille de l’entreprise',
    small: '1 à 10 personnes',
    send: 'Envoyer la demande',
    sending: 'Envoi…',
    thanks: 'Merci ! Nous vous contacterons bientôt.',
    toast: 'Demande envoyée',
    noName: 'Nom requis',
    failure: 'Échec de l’envoi du message. Veuillez réessayer plus tard.',
    another: 'Écrire une autre demande',
    call: 'Être rappelé',
    call_name: 'Nom et prénom',
    call_email: 'E-mail',
    tuesday: 'Mar 14:00-14:30',
    book: 'Réserver l’appel',
    booked: 'Merci ! Votre appel est réservé.',
    bookedAt: /: mardi \d+(er)? \S+ \d{4} à 14:00, heure suisse/,
    close: 'Fermer',
  },
  en: {
    quote: 'Request a quote',
    fields: {
      name: 'Full name',
      company: 'Company',
      email: 'Work email',
      phone: 'Phone',
      message: 'Your project',
    },
    product: 'Product or service',
    seo: 'SEO & visibility',
    size: 'Company size',
    small: '1 to 10 people',
    send: 'Send request',
    sending: 'Sending…',
    thanks: 'Thank you! We will contact you soon.',
    toast: 'Request sent',
    noName: 'Name required',
    failure: 'Failed to send the message. Please try again later.',
    another: 'Write another request',
    call: 'Request a call',
    call_name: 'Full name',
    call_email: 'Email',
    tuesday: 'Tue 14:00-14:30',
    book: 'Book the call',
    booked: 'Thank you! Your call is booked.',
    bookedAt: /on Tuesday, \d+ \w+ \d{4} at 14:00, Swiss time/,
    close: 'Close',
  },
} as const
export type ContactStory = (typeof contactStories)['fr' | 'en']

/** The form that asks for a quote. */
export const quoteForm = (page: Page, story: ContactStory) =>
  page.getByRole('form', { name: story.quote })
/** A field by its label, whether it must be filled in or not. */
export const field = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label}(\\s\\*)?$`))

/** Fills in the form as a visitor with this address would; returns what was typed. */
export async function fillIn(form: Locator, story: ContactStory, email: string) {
  const typed = {
    name: 'Ada Keller',
    company: 'Keller & filles',
    email,
    phone: '021 555 01 02',
    message: 'Un site pour l’atelier,\navec les heures d’ouverture.',
  }
  for (const [name, text] of Object.entries(typed)) {
    await field(form, story.fields[name as keyof typeof typed]).fill(text)
  }
  await field(form, story.product).selectOption(story.seo)
  await field(form, story.size).selectOption(story.small)
  return { ...typed, product: story.seo, companySize: '1-10' }
}

/** Types a whole request by keyboard, from the first field, which has the focus, to the button. */
export async function typeQuote(page: Page, story: ContactStory, email: string): Promise<void> {
  const form = quoteForm(page, story)
  for (const answer of ['Ada Keller', '', 'Keller', email, '021 555 01 02', '']) {
    await page.keyboard.type(answer)
    await page.keyboard.press('Tab')
  }
  await expect(field(form, story.product)).toBeFocused()
  // Past the line that asks to choose, and two others.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect(field(form, story.product)).toHaveValue(story.seo)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A site')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
