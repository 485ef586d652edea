import { isRefusedStatus } from './is-refused-status.ts'

type Fetch = typeof globalThis.fetch

const untilNextTryMs = 2_000
const documents = /\/data\/doc\//

/**
 * Asks the lake again for documents for as long as it is away. Sanity asks in this way whether there is what a document
 * refers to; an answer that fails takes the whole tool down, with all that was typed and not yet sent.
 */
export function retryReads(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (!documents.test(String(input)) || init?.method === 'POST') return fetch(input, init)
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
