import type { FetchContent, QueryContent } from './content.ts'
import { contentQueries } from './content-queries.ts'
import { minifyGroq } from './minify-groq.ts'

/** Makes the function that sends a query of the site by its name, from one that sends any text. */
export const queryingBy =
  (fetchContent: FetchContent): QueryContent =>
  (name, ...rest) =>
    fetchContent(minifyGroq(contentQueries[name]), ...rest)
