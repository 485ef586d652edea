import type { Language } from '@jalonne/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from './content.ts'
import type { BLOG_QUERY_RESULT } from './sanity.types.ts'

/** An article as lists and cards show it. */
export type ArticleSummary = BLOG_QUERY_RESULT[number]

/** Every article, the newest first. */
export const blogQuery = (language: Language) =>
  contentQuery<BLOG_QUERY_RESULT>(
    'blog',
    async () => (await import('./blog-query.ts')).BLOG_QUERY,
    {
      lang: language,
    },
  )

export const useBlog = (language: Language): BLOG_QUERY_RESULT =>
  useSuspenseQuery(blogQuery(language)).data.data
