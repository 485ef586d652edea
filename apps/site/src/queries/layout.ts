import type { Language } from '@jalonne/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from './content.ts'
import type { LAYOUT_QUERY_RESULT } from './sanity.types.ts'

export type Layout = LAYOUT_QUERY_RESULT

/** What every page shares: settings and navigation. */
export const layoutQuery = (language: Language) =>
  contentQuery<Layout>('layout', async () => (await import('./layout-query.ts')).LAYOUT_QUERY, {
    lang: language,
  })

export const useLayout = (language: Language): Layout =>
  useSuspenseQuery(layoutQuery(language)).data.data
