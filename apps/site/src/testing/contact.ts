import type { SectionOf } from '../queries/section-types.ts'

/** The section with the quote form, as an editor might fill it in. */
export const quoteSection: SectionOf<'contactForm'> = {
  _type: 'contactForm',
  _key: 'quote',
  anchor: 'quote',
  title: 'A quote',
  lead: null,
  note: 'Only to answer you.',
  privacy: { label: 'Privacy', href: '/privacy' },
  services: [
    { key: 'website', title: 'Website' },
    { key: 'seo', title: { text: 'Référencement', lang: 'fr' } },
  ],
  plans: [
    { family: 'chatbot', key: 'pro', name: 'Pro' },
    { family: 'seo', key: 'grand', name: 'Grand' },
    { family: 'site', key: 'pro', name: 'Professional' },
  ],
  quizzes: [],
}

/** The section with the form to book a call. */
export const callSection: SectionOf<'scheduleForm'> = {
  _type: 'scheduleForm',
  _key: 'call',
  anchor: 'call',
  title: 'A call',
  lead: null,
}

/** The section with the form about a service. */
export const serviceSection: SectionOf<'serviceContactForm'> = {
  _type: 'serviceContactForm',
  _key: 'service',
  anchor: null,
  title: 'Your site',
  lead: null,
  note: 'Only to answer you.',
  privacy: null,
  service: {
    path: '/services/website-design-development',
    title: 'Websites',
    french: 'Sites',
    english: 'Websites',
    figure: { price: null, period: null, from: false, text: '< 20 days' },
  },
}

/** All that the quote form has to be filled in with, by the names of its fields. */
export const completeQuote = {
  name: 'Ada Keller',
  company: 'Keller',
  email: 'ada@keller.example',
  phone: '021 555 01 02',
  product: 'Website',
  companySize: '1-10',
  message: 'A new site.',
}
