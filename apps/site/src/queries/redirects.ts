import { contentQuery } from './content.ts'
import type { REDIRECTS_QUERY_RESULT } from './sanity.types.ts'

/** Every redirect editors have set up. */
export const redirectsQuery = () => contentQuery<REDIRECTS_QUERY_RESULT>('redirects', {})
