import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { JOBS_QUERY_RESULT } from './sanity.types.ts'

/** A position at the agency, filled or open. */
export type Job = Localized<JOBS_QUERY_RESULT>[number]

/** Every position, in the order an editor gave them. */
export const jobsQuery = () => contentQuery<JOBS_QUERY_RESULT>('jobs', {})

/** As `jobsQuery`, in a language. */
export const useJobs = (language: Language): Job[] => useContent(jobsQuery(), language)
