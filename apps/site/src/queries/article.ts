import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { ARTICLE_QUERY_RESULT } from './sanity.types.ts'

/** An article in full. */
export type Article = NonNullable<Localized<ARTICLE_QUERY_RESULT>>

/** The article with a slug, or null where there is none. */
export const articleQuery = (slug: string) =>
  contentQuery<ARTICLE_QUERY_RESULT>('article', { slug })

/** As `articleQuery`, in a language. */
export const useArticle = (language: Language, slug: string): Article | null =>
  useContent(articleQuery(slug), language)
