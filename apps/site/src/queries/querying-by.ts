import type { FetchContent, QueryContent } from './content.ts'
import { contentQueries } from './content-queries.ts'
import { minifyGroq } from './minify-groq.ts'

/** Sends the site's queries by what sends any. */
export const queryingBy =
  (fetchContent: FetchContent): QueryContent =>
  (name, ...rest) =>
    fetchContent(minifyGroq(contentQueries[name]), ...rest)
