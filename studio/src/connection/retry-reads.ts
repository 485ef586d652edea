import { isRefusedStatus } from './is-refused-status.ts'

type Fetch = typeof globalThis.fetch

const untilNextTryMs = 2_000
const essential = /\/data\/doc\/|[?&]tag=sanity\.studio\.presentation-loader/

/**
 * Asks the lake again for as long as it is away: for documents, by which Sanity learns whether there is what a document
 * refers to, and for the content of its preview. An answer that fails takes the whole tool down, with all that was typed
 * and not yet sent.
 */
export function retryReads(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (!essential.test(String(input)) || init?.method === 'POST') return fetch(input, init)
    for (;;) {
      try {
        const response = await fetch(input, init)
        if (response.ok || isRefusedStatus(response.status)) return response
      } catch (error) {
        if (init?.signal?.aborted) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, untilNextTryMs))
    }
  }
}
