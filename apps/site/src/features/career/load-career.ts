import type { QueryClient } from '@tanstack/react-query'
import { jobsQuery } from '../../queries/jobs.ts'

/** Makes the positions ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadJobs(client: QueryClient): Promise<void> {
  await client.ensureQueryData({ ...jobsQuery(), revalidateIfStale: true })
}
