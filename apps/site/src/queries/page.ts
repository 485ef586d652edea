import type { Language } from '@jalonne/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from './content.ts'
import type { PAGE_QUERY_RESULT } from './sanity.types.ts'

/** The page at a path without language prefix (`/pricing`), or null where there is none. */
export const pageQuery = (language: Language, path: string) =>
  contentQuery<PAGE_QUERY_RESULT>(
    'page',
    async () => (await import('./page-query.ts')).PAGE_QUERY,
    { lang: language, path },
  )

export const usePage = (language: Language, path: string): PAGE_QUERY_RESULT =>
  useSuspenseQuery(pageQuery(language, path)).data.data
