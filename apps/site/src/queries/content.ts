import type { Language } from '@jalonne/domain'
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type Localized, localize } from './localize.ts'
import { minifyGroq } from './minify-groq.ts'

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

/** What the query cache holds of a result. */
export interface Content<T> {
  data: T
  syncTags: string[]
}

const message = 'The content could not be loaded'

/** Content is out of reach; `cause` says why, on the side where it happened. */
export class ContentUnavailableError extends Error {
  constructor(cause: unknown) {
    super(message, { cause })
  }
}

/** Whether an error is a ContentUnavailableError, also after its way from the server into the page. */
export const isContentUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.message === message

const sources = new WeakMap<QueryClient, FetchContent>()

/** Gives a query client the source of its content: the server's own reader, or the lake itself in the browser. */
export function connectContent(client: QueryClient, fetchContent: FetchContent): void {
  sources.set(client, fetchContent)
}

/**
 * Query options for a GROQ query. `T` is the type generated for it, with texts in both languages; `loadGroq` imports
 * its text, which a first view, whose responses came with the page, does not need.
 */
export function contentQuery<T>(
  name: string,
  loadGroq: () => Promise<string>,
  params: Record<string, string>,
) {
  return queryOptions({
    queryKey: ['content', name, params],
    queryFn: async ({ client, signal }): Promise<Content<T>> => {
      const fetchContent = sources.get(client)
      if (!fetchContent) throw new Error('This query client has no content to read')
      try {
        const { result, syncTags } = await fetchContent(minifyGroq(await loadGroq()), params, {
          signal,
        })
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

/** Content in a language that is in the cache already; undefined where it is not. */
export function cachedContent<T>(
  client: QueryClient,
  query: ContentQuery<T>,
  language: Language,
): Localized<T> | undefined {
  const content = client.getQueryData(query.queryKey)
  return content && localize(content.data, language)
}
