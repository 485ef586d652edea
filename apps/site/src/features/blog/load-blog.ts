import type { QueryClient } from '@tanstack/react-query'
import { articleQuery } from '../../queries/article.ts'
import { blogQuery } from '../../queries/blog.ts'
import { loadContent } from '../../queries/content.ts'

/** Makes the list of articles ready to render. Rejects with ContentUnavailableError when the lake can't say. */
export async function loadArticles(client: QueryClient): Promise<void> {
  await loadContent(client, blogQuery())
}

/** Makes an article ready to render; false where there is none. Rejects as `loadArticles` does. */
export async function loadArticle(client: QueryClient, slug: string): Promise<boolean> {
  return (await loadContent(client, articleQuery(slug))) !== null
}
