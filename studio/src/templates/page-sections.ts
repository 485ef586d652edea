import type { KnownContent } from './known-content.ts'
import { key, type Line, linkTo, type Paragraph, references } from './parts.ts'

/** The form to ask for a quote, at the place `contact`. */
export const quoteForm = (title: Line, lead: Paragraph) => ({
  _type: 'contactForm',
  _key: key(),
  anchor: 'contact',
  title,
  lead,
})

/** What clients say; nothing where there are too few of them for the wall. */
export const wall = ({ testimonials }: KnownContent, title: Line) =>
  testimonials.length < 3
    ? []
    : [
        {
          _type: 'testimonialWall',
          _key: key(),
          title,
          testimonials: references(testimonials.slice(0, 3 * Math.floor(testimonials.length / 3))),
        },
      ]

/** Questions with their answers; nothing where there are none. */
export const questions = ({ faqs, contact }: KnownContent, title: Line, ask: Line) =>
  faqs.length === 0
    ? []
    : [
        {
          _type: 'faqList',
          _key: key(),
          title,
          faqs: references(faqs),
          ...(contact && { contact: linkTo(ask, contact) }),
        },
      ]

/** An invitation to get in touch; nothing where there is no page for it. */
export const invitation = ({ contact }: KnownContent, title: Line, text: Paragraph, label: Line) =>
  contact
    ? [{ _type: 'callToActionCard', _key: key(), title, text, link: linkTo(label, contact) }]
    : []
