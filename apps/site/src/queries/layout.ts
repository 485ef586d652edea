import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { LAYOUT_QUERY_RESULT } from './sanity.types.ts'

export type Layout = Localized<LAYOUT_QUERY_RESULT>

/** What every page shares: settings and navigation. */
export const layoutQuery = () => contentQuery<LAYOUT_QUERY_RESULT>('layout', {})

/** As `layoutQuery`, in a language. */
export const useLayout = (language: Language): Layout => useContent(layoutQuery(), language)
