import { createHash } from 'node:crypto'
import type { QueryClient } from '@tanstack/react-query'
import type { PageState, RenderedMatch } from '../page-state.ts'
import type { SiteRouter } from '../router.tsx'

/** What the queries of a rendered page answered; those that failed are asked again by the app. */
export const answeredQueries = (client: QueryClient): PageState['queries'] =>
  client
    .getQueriesData({})
    .flatMap(([queryKey, data]) => (data === undefined ? [] : [{ queryKey: [...queryKey], data }]))

/**
 * The routes a page was rendered with, up to the one that failed, if any. The router would write them into the page as
 * a script (`dehydrateMatch` of `@tanstack/router-core`); as JSON they can come after the first view.
 */
export function renderedMatches({ state: { matches } }: SiteRouter): RenderedMatch[] {
  const end = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound)
  return (end < 0 ? matches : matches.slice(0, end + 1)).map((match) => ({
    i: match.id.replaceAll('/', '#'),
    s: match.status,
    ...(match.ssr !== undefined && { ssr: match.ssr }),
    // Internal to the router, which keeps it out of its types.
    b: Reflect.get(match, '__beforeLoadContext'),
    ...(match.error !== undefined && { e: failureOf(match.error) }),
    ...(match._notFound && { g: true as const }),
  }))
}

const failureOf = (error: unknown) =>
  error instanceof Error ? { message: error.message } : { thrown: error }

/** What a state is found under: the same for what was rendered from the same content. */
export const stateHash = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 22)
