import { type QueryClient, queryOptions } from '@tanstack/react-query'

export interface ContentAnswer {
  result: unknown
  /** Names of what the answer was read from; a live event carries those it changed. */
  syncTags: string[]
}

/** Asks the content lake a GROQ question; rejects when there is no answer. */
export type FetchContent = (
  query: string,
  params: Record<string, unknown>,
  options: { signal?: AbortSignal },
) => Promise<ContentAnswer>

/** What the query cache holds of an answer. */
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

/** Tells a query client where its content comes from: the server hands in its own, the browser asks the lake. */
export function connectContent(client: QueryClient, fetchContent: FetchContent): void {
  sources.set(client, fetchContent)
}

/**
 * Query options for a GROQ question. `T` is the type generated for it; `loadGroq` imports its text, which a first
 * view, whose answers came with the page, does not need.
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
        const { result, syncTags } = await fetchContent(await loadGroq(), params, { signal })
        return { data: result as T, syncTags }
      } catch (cause) {
        throw new ContentUnavailableError(cause)
      }
    },
  })
}
