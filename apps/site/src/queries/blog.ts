import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { BLOG_QUERY_RESULT } from './sanity.types.ts'

/** An article as lists and cards show it. */
export type ArticleSummary = Localized<BLOG_QUERY_RESULT>[number]

/** Every article, the newest first. */
export const blogQuery = () => contentQuery<BLOG_QUERY_RESULT>('blog', {})

/** As `blogQuery`, in a language. */
export const useBlog = (language: Language): ArticleSummary[] => useContent(blogQuery(), language)
