import type { ClientPerspective, QueryParams } from '@sanity/client'
import { type Observable, retry, throwError, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { apiVersion } from './api-version.ts'

/** A GROQ query; one too long for the address of an event stream is fetched whenever what it listens to changes. */
type LiveQuery = string | { fetch: string; listen: string }

export type QueryArguments = [query: LiveQuery, params: QueryParams, perspective: ClientPerspective]

const untilNextTryMs = 2_000

/**
 * The result of a GROQ query, again whenever it changes. While the lake is away the last result stands;
 * the document store's own `listenQuery` ends with an error then, which takes the form or the list down with it.
 * @throws what the lake refuses (4xx): trying again would not help, except after 408 and 429
 */
export function liveQuery<Result>(
  store: DocumentStore,
  ...[query, params, perspective]: QueryArguments
): Observable<Result> {
  return store.listenQuery(query, params, { apiVersion, perspective }).pipe(
    retry({
      delay: (error) => (isRefusal(error) ? throwError(() => error) : timer(untilNextTryMs)),
    }),
  )
}

/** A `ClientError` of `@sanity/client` (a status of 400 to 499), but for a request that came too late or among too many. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500 &&
  ![408, 429].includes(error.statusCode)
