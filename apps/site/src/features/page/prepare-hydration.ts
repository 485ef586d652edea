import { pathLanguage } from '@jalonne/domain'
import { loadMessages } from '@jalonne/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { Content } from '../../queries/content.ts'
import type { Page } from '../../queries/section-types.ts'
import { loadSections } from '../../sections/registry.ts'
import { type DistantSections, putOffDistantSections } from './distant-sections.ts'
import { sectionTypes } from './load-page.ts'

/** The types of the sections of every page in the cache. */
export function cachedSectionTypes(client: QueryClient): string[] {
  return client
    .getQueriesData<Content<Page | null>>({ queryKey: ['content', 'page'] })
    .flatMap(([, content]) => (content?.data ? sectionTypes(content.data) : []))
}

/**
 * Loads the texts and the code a page was rendered with, so that hydration finds what the server found. The code of
 * sections out of sight is left for later: what is returned fetches it.
 */
export async function prepareHydration(
  client: QueryClient,
  path: string,
): Promise<DistantSections['takeOver']> {
  const language = pathLanguage(path)
  if (!language) return async () => true
  const distant = putOffDistantSections(language)
  const types = cachedSectionTypes(client).filter((type) => !distant.types.has(type))
  await Promise.all([loadSections(types, language), loadMessages(language)])
  return distant.takeOver
}
