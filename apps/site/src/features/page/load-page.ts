import { findRedirect, type Language } from '@jalonne/domain'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { pageQuery } from '../../queries/page.ts'
import { redirectsQuery } from '../../queries/redirects.ts'
import type { Page } from '../../queries/section-types.ts'
import { loadSections } from '../../sections/registry.ts'

/**
 * Makes a page ready to render: its content and the code of its sections. Throws a redirect or not-found where
 * there is no page, ContentUnavailableError when the lake can't say.
 */
export async function loadPage(client: QueryClient, language: Language, path: string) {
  const query = pageQuery(language, path)
  // A page that is known is shown at once, and renewed behind if it has changed; "no page" is asked again.
  const known = client.getQueryData(query.queryKey)?.data
  const { data: page } = known
    ? await client.ensureQueryData({ ...query, revalidateIfStale: true })
    : await client.fetchQuery(query)
  if (!page) throw await elsewhere(client, language, path)
  await loadSections(sectionTypes(page))
}

/** The types of a page's sections, in order, with repeats. */
export const sectionTypes = (page: Page): string[] => page.sections.map((section) => section._type)

async function elsewhere(client: QueryClient, language: Language, path: string) {
  const redirects = await client.fetchQuery(redirectsQuery())
  const found = findRedirect(redirects.data, path, language)
  return found ? redirect({ href: found.location, statusCode: found.status }) : notFound()
}
