import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { PAGE_QUERY_RESULT } from './sanity.types.ts'
import type { Page } from './section-types.ts'

/** The page at a path without language prefix (`/pricing`), or null where there is none. */
export const pageQuery = (path: string) => contentQuery<PAGE_QUERY_RESULT>('page', { path })

/** As `pageQuery`, in a language. */
export const usePage = (language: Language, path: string): Page | null =>
  useContent(pageQuery(path), language)
