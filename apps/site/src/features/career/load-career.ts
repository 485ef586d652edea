import type { QueryClient } from '@tanstack/react-query'
import { jobsQuery } from '../../queries/jobs.ts'

/** The path of the careers page. */
export const careerPath = '/career'

/** Makes the positions ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadJobs(client: QueryClient): Promise<void> {
  await client.ensureQueryData({ ...jobsQuery(), revalidateIfStale: true })
}
