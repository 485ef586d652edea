import type { ClientPerspective, QueryParams } from '@sanity/client'
import type { Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { retryUnlessRefused } from './retry-unless-refused.ts'

/** A GROQ query; one too long for the address of an event stream is fetched whenever what it listens to changes. */
type LiveQuery = string | { fetch: string; listen: string }

export type QueryArguments = [query: LiveQuery, params: QueryParams, perspective: ClientPerspective]

/**
 * The result of a GROQ query, again whenever it changes. While the lake is away the last result stands;
 * the document store's own `listenQuery` ends with an error then, which takes the form or the list down with it.
 * @throws what the lake refuses, see `retryUnlessRefused`
 */
export function liveQuery<Result>(
  store: DocumentStore,
  ...[query, params, perspective]: QueryArguments
): Observable<Result> {
  return store
    .listenQuery(query, params, { apiVersion, perspective })
    .pipe(retryUnlessRefused<Result>())
}
