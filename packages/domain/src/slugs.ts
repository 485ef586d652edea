import { cityPath } from './cities.ts'
import { blogPath, projectsPath } from './fixed-paths.ts'

/** What stands before the slug in the address of a document, without the language, by the types that have slugs. */
export const beforeSlug = {
  article: `${blogPath}/`,
  caseStudy: `${projectsPath}/`,
  city: cityPath(''),
} as const
