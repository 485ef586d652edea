import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { PROJECT_QUERY_RESULT, PROJECTS_QUERY_RESULT } from './sanity.types.ts'

/** A case study as lists and cards show it. */
export type ProjectSummary = Localized<PROJECTS_QUERY_RESULT>[number]

/** A case study in full. */
export type Project = NonNullable<Localized<PROJECT_QUERY_RESULT>>

/** Every case study, the newest first. */
export const projectsQuery = () => contentQuery<PROJECTS_QUERY_RESULT>('projects', {})

/** The case study with a slug, or null where there is none. */
export const projectQuery = (slug: string) =>
  contentQuery<PROJECT_QUERY_RESULT>('project', { slug })

/** As `projectsQuery`, in a language. */
export const useProjects = (language: Language): ProjectSummary[] =>
  useContent(projectsQuery(), language)

/** As `projectQuery`, in a language. */
export const useProject = (language: Language, slug: string): Project | null =>
  useContent(projectQuery(slug), language)
