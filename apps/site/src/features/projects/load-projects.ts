import type { QueryClient } from '@tanstack/react-query'
import { projectQuery, projectsQuery } from '../../queries/projects.ts'

/** Makes the list of case studies ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadProjects(client: QueryClient): Promise<void> {
  await client.ensureQueryData({ ...projectsQuery(), revalidateIfStale: true })
}

/** Makes a case study ready to render; false where there is none. Rejects as `loadProjects` does. */
export async function loadProject(client: QueryClient, slug: string): Promise<boolean> {
  const query = projectQuery(slug)
  // One that is known is shown at once, and renewed behind if it has changed; "none" is fetched again.
  const known = client.getQueryData(query.queryKey)?.data
  const { data } = known
    ? await client.ensureQueryData({ ...query, revalidateIfStale: true })
    : await client.fetchQuery(query)
  return data !== null
}
