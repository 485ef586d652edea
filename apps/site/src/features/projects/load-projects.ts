import type { QueryClient } from '@tanstack/react-query'
import { loadContent } from '../../queries/content.ts'
import { projectQuery, projectsQuery } from '../../queries/projects.ts'

/** Makes the list of case studies ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadProjects(client: QueryClient): Promise<void> {
  await loadContent(client, projectsQuery())
}

/** Makes a case study ready to render; false where there is none. Rejects as `loadProjects` does. */
export async function loadProject(client: QueryClient, slug: string): Promise<boolean> {
  return (await loadContent(client, projectQuery(slug))) !== null
}
