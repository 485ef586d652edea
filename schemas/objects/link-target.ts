import { defineField, type Rule } from '@sanity/types'
import { exactlyOne } from '../validation/choice.ts'
import { choosePage, elsewhere } from '../validation/own-site.ts'
import { linkPath } from '../validation/path.ts'

/** The three ways to say where a link leads; exactly one is filled in. */
export const targetFields = [
  defineField({
    name: 'page',
    title: 'Page, service, article or case study',
    type: 'reference',
    description: 'The usual choice: the link keeps working when the page moves.',
    to: [{ type: 'page' }, { type: 'service' }, { type: 'article' }, { type: 'caseStudy' }],
  }),
  defineField({
    name: 'path',
    title: 'Address on this site',
    type: 'string',
    description: 'For a place in a page: /pricing#contact. Without /fr or /en.',
    validation: (rule) => rule.custom(linkPath),
  }),
  defineField({
    name: 'url',
    title: 'Other address',
    type: 'url',
    description: 'Another site, or an email (mailto:…) or telephone (tel:…) address.',
    validation: (rule) => [
      rule.uri({ scheme: ['https', 'http', 'mailto', 'tel'] }),
      rule.custom(elsewhere(choosePage)).warning(),
    ],
  }),
]

/** A link leads to exactly one place. */
export const oneTarget = exactlyOne(['page', 'path', 'url'], {
  en: 'Choose one target: a page, an address on this site, or another address.',
  fr: 'Choisissez une seule cible : une page, une adresse de ce site, ou une autre adresse.',
})

/** For a link that must be there. The rule of a field replaces the rule of its type, so it says both. */
export const requiredLink = (rule: Rule) => rule.required().custom(oneTarget)
