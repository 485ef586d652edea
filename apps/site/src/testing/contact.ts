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
    { _id: 'website', key: 'website', title: 'Website' },
    { _id: 'seo', key: 'seo', title: { text: 'Référencement', lang: 'fr' } },
  ],
  plans: [
    { _id: 'chatbot-pro', family: 'chatbot', key: 'pro', name: 'Pro' },
    { _id: 'site-pro', family: 'site', key: 'pro', name: 'Professional' },
  ],
}

/** The section with the form to book a call. */
export const callSection: SectionOf<'scheduleForm'> = {
  _type: 'scheduleForm',
  _key: 'call',
  anchor: 'call',
  title: 'A call',
  lead: null,
}
