import { cityPath } from './cities.ts'

/** What stands before the slug in the address of a document, without the language, by the types that have slugs. */
export const beforeSlug = {
  article: '/blog/',
  caseStudy: '/projects/',
  city: cityPath(''),
} as const
