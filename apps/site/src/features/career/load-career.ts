import type { QueryClient } from '@tanstack/react-query'
import { loadContent } from '../../queries/content.ts'
import { jobsQuery } from '../../queries/jobs.ts'

/** Makes the positions ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadJobs(client: QueryClient): Promise<void> {
  await loadContent(client, jobsQuery())
}
