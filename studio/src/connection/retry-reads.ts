import { isRefusedStatus } from './is-refused-status.ts'

type Fetch = typeof globalThis.fetch

const untilNextTryMs = 2_000
const documents = /\/data\/doc\//
// Long queries are posted.
const previewed = /\/data\/query\/.*[?&]tag=sanity\.studio\.presentation-loader/

const isEssential = (address: string, method = 'GET') =>
  (documents.test(address) && method === 'GET') || previewed.test(address)

/**
 * Asks the lake again for as long as it is away: for documents, by which Sanity learns whether there is what a document
 * refers to, and for the content of its preview. An answer that fails takes the whole tool down, with all that was typed
 * and not yet sent.
 */
export function retryReads(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (!isEssential(String(input), init?.method)) return fetch(input, init)
    for (;;) {
      try {
        const response = await fetch(input, init)
        // A lake that ends may have sent a part of it.
        await response.clone().arrayBuffer()
        if (response.ok || isRefusedStatus(response.status)) return response
      } catch {
        // Who gave up expects an AbortError: Sanity shows any other.
        init?.signal?.throwIfAborted()
      }
      await new Promise((resolve) => setTimeout(resolve, untilNextTryMs))
    }
  }
}
