import type { Language } from '@jalonne/domain'
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ContentQueryName } from './content-queries.ts'
import { type Localized, localize } from './localize.ts'

export interface ContentResult {
  result: unknown
  /** Names of what the result was read from; a live event carries those it changed. */
  syncTags: string[]
}

/** Runs a GROQ query in the content lake; rejects when there is no response. */
export type FetchContent = (
  query: string,
  params: Record<string, unknown>,
  options: { signal?: AbortSignal },
) => Promise<ContentResult>

/** Sends one of the site's own queries, known by its name. */
export type QueryContent = (
  name: ContentQueryName,
  params: Record<string, unknown>,
  options: { signal?: AbortSignal },
) => Promise<ContentResult>

/** What the query cache holds of a result. */
export interface Content<T> {
  data: T
  syncTags: string[]
}

const message = 'The content could not be loaded'

/** Content is out of reach; `cause` says why, on the side where it happened. */
class ContentUnavailableError extends Error {
  constructor(cause: unknown) {
    super(message, { cause })
  }
}

/** Whether an error is a ContentUnavailableError, also after its way from the server into the page. */
export const isContentUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.message === message

const sources = new WeakMap<QueryClient, QueryContent>()

/** Gives a query client the source of its content: the server's own reader, or the lake itself in the browser. */
export function connectContent(client: QueryClient, queryContent: QueryContent): void {
  sources.set(client, queryContent)
}

/**
 * Query options for one of the site's queries. `T` is the type generated for it, with texts in both languages. Its text
 * is none of a first view's business, whose responses came with the page.
 */
export function contentQuery<T>(name: ContentQueryName, params: Record<string, string>) {
  return queryOptions({
    queryKey: ['content', name, params],
    queryFn: async ({ client, signal }): Promise<Content<T>> => {
      const queryContent = sources.get(client)
      if (!queryContent) throw new Error('This query client has no content to read')
      try {
        const { result, syncTags } = await queryContent(name, params, { signal })
        return { data: result as T, syncTags }
      } catch (cause) {
        throw new ContentUnavailableError(cause)
      }
    },
  })
}

type ContentQuery<T> = ReturnType<typeof contentQuery<T>>

const inFrench = <T>({ data }: Content<T>) => localize(data, 'fr')
const inEnglish = <T>({ data }: Content<T>) => localize(data, 'en')

/** Content in a language: what a component shows. Suspends until it is there. */
export function useContent<T>(query: ContentQuery<T>, language: Language): Localized<T> {
  // Functions that stay the same, so that React Query localizes a response once.
  const select = language === 'fr' ? inFrench<T> : inEnglish<T>
  return useSuspenseQuery({ ...query, select }).data
}

/**
 * Makes content ready to render. If it has changed, what is in the cache is shown at once and renewed by its view, and "none"
 * is fetched again. Rejects with ContentUnavailableError when the lake can't say.
 */
export async function loadContent<T>(client: QueryClient, query: ContentQuery<T>): Promise<T> {
  const known = client.getQueryData(query.queryKey)
  const { data } = known?.data ? known : await client.fetchQuery(query)
  return data
}

/** Everything in the cache that came of a query of this name, or of any; nothing where it could not be loaded. */
export function cachedContents<T>(client: QueryClient, name?: ContentQueryName): Content<T>[] {
  return client
    .getQueriesData<Content<T>>({ queryKey: name ? ['content', name] : ['content'] })
    .flatMap(([, content]) => content ?? [])
}

/** Content in a language that is in the cache already; undefined where it is not. */
export function cachedContent<T>(
  client: QueryClient,
  query: ContentQuery<T>,
  language: Language,
): Localized<T> | undefined {
  const content = client.getQueryData(query.queryKey)
  return content && localize(content.data, language)
}
