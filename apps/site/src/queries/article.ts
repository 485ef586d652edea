import type { Language } from '@jalonne/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from './content.ts'
import type { ARTICLE_QUERY_RESULT } from './sanity.types.ts'

/** An article in full. */
export type Article = NonNullable<ARTICLE_QUERY_RESULT>

/** The article with a slug, or null where there is none. */
export const articleQuery = (language: Language, slug: string) =>
  contentQuery<ARTICLE_QUERY_RESULT>(
    'article',
    async () => (await import('./article-query.ts')).ARTICLE_QUERY,
    { lang: language, slug },
  )

export const useArticle = (language: Language, slug: string): ARTICLE_QUERY_RESULT =>
  useSuspenseQuery(articleQuery(language, slug)).data.data
