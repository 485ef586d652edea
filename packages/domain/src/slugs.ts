import { cityPath } from './cities.ts'
import { blogPath, projectsPath } from './fixed-paths.ts'

/** Where an article stands, without the language: `five-pages` → `/blog/five-pages`. */
export const articlePath = (slug: string): string => `${blogPath}/${slug}`

/** Where a case study stands, without the language: `atelier` → `/projects/atelier`. */
export const projectPath = (slug: string): string => `${projectsPath}/${slug}`

/** What stands before the slug in the address of a document, without the language, by the types that have slugs. */
export const beforeSlug = {
  article: articlePath(''),
  caseStudy: projectPath(''),
  city: cityPath(''),
} as const
