import type { Language } from '@jalonne/domain'
import type { QueryClient } from '@tanstack/react-query'
import { type Article, articleQuery } from '../../queries/article.ts'
import { blogQuery } from '../../queries/blog.ts'
import { localize } from '../../queries/localize.ts'

/** Makes the list of articles ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadArticles(client: QueryClient): Promise<void> {
  await client.ensureQueryData({ ...blogQuery(), revalidateIfStale: true })
}

/** Makes an article ready to render; null where there is none. Rejects as `loadArticles` does. */
export async function loadArticle(
  client: QueryClient,
  language: Language,
  slug: string,
): Promise<Article | null> {
  const query = articleQuery(slug)
  // An article that is known is shown at once, and renewed behind if it has changed; "none" is fetched again.
  const known = client.getQueryData(query.queryKey)?.data
  const { data } = known
    ? await client.ensureQueryData({ ...query, revalidateIfStale: true })
    : await client.fetchQuery(query)
  return localize(data, language)
}
