import { QueryClient } from '@tanstack/react-query'

/** Waiting time before a retry, in ms: 1 s, doubled each time, at most 30 s. */
const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/**
 * The site's query cache. In the browser a failed query is retried three times, on the server or without a network it is
 * not. What is cached stays, so that pages that were open can be read while the lake is away; it counts as fresh until a
 * live event says otherwise.
 */
export function createQueryClient({ server }: { server: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network the answer is known.
        retry: (failures) => !server && failures < 3 && navigator.onLine !== false,
        retryDelay,
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: Number.POSITIVE_INFINITY,
        // A browser that believes it is offline would pause without ever failing, and say nothing.
        networkMode: 'always',
      },
    },
  })
}
