import { findRedirect, type Language, withVisitorQuery } from '@jalonne/domain'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { citySectionTypes } from '../../queries/city.ts'
import { cachedContents, loadContent } from '../../queries/content.ts'
import { pageQuery } from '../../queries/page.ts'
import { redirectsQuery } from '../../queries/redirects.ts'
import type { PAGE_QUERY_RESULT } from '../../queries/sanity.types.ts'
import { loadSections } from '../../sections/registry.ts'

/** What the loader of a page has to know of the visit; `search` is the query of the address, with its `?`. */
export interface Visit {
  queryClient: QueryClient
  language: Language
  search: string
}

/**
 * Makes a page ready to render: its content and the code of its sections. Throws a redirect or not-found where
 * there is no page, ContentUnavailableError when the lake can't say.
 */
export async function loadPage(visit: Visit, path: string) {
  const { queryClient: client, language } = visit
  const page = await loadContent(client, pageQuery(path))
  if (!page) throw await elsewhere(visit, path)
  await loadSectionsOf(language, sectionTypes(page))
}

/**
 * Loads the code of a page's sections. Without a network that of the first is enough: where another is out of reach, its
 * place is empty until the network is back (`lazyComponent`).
 */
export async function loadSectionsOf(language: Language, types: readonly string[]): Promise<void> {
  await Promise.all([
    loadSections(language, types.slice(0, 1)),
    loadSections(language, types).catch((error) => {
      // Node's navigator doesn't know.
      if (navigator.onLine !== false) throw error
    }),
  ])
}

/** The types of the sections of every page in the cache. */
export function cachedSectionTypes(client: QueryClient): string[] {
  const pages = cachedContents<PAGE_QUERY_RESULT>(client, 'page').flatMap(({ data }) =>
    data ? sectionTypes(data) : [],
  )
  return cachedContents(client, 'city').some(({ data }) => data)
    ? [...citySectionTypes, ...pages]
    : pages
}

/** The types of a page's sections, in order, with repeats. */
const sectionTypes = (page: { sections: readonly { _type: string }[] }): string[] =>
  page.sections.map((section) => section._type)

/** What to throw where nothing stands at a path: the redirect an editor set for it, else not-found. */
export async function elsewhere(visit: Visit, path: string) {
  return (await moved(visit, path)) ?? notFound()
}

/** Throws the redirect an editor set for a path, where there is one. */
export async function elsewhereIfMoved(visit: Visit, path: string) {
  const found = await moved(visit, path)
  if (found) throw found
}

async function moved({ queryClient, language, search }: Visit, path: string) {
  const redirects = await queryClient.fetchQuery(redirectsQuery())
  const found = findRedirect(redirects.data, path, language)
  if (!found) return null
  const href = withVisitorQuery(found.location, search)
  return redirect({ href, statusCode: found.status })
}
