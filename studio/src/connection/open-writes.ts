import { isRefusedStatus } from './is-refused-status.ts'

type Fetch = typeof globalThis.fetch

/** Sanity collects what is typed for up to a second before it sends it; a rich text keeps it a quarter of one before that. */
const untilSentMs = 1_500

const edit = /\/data\/(?:mutate|actions)\//

let open = 0
let isLastEditUnsaved = false

/** Keeps count of what is being written, and of how the last edit ended, for `allWritten`. */
export function countingWrites(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    const isEdit = edit.test(String(input))
    open += 1
    try {
      const response = await fetch(input, init)
      // Sanity takes back what the lake refuses, and sends the rest again.
      if (isEdit) isLastEditUnsaved = !response.ok && !isRefusedStatus(response.status)
      return response
    } catch (error) {
      if (isEdit) isLastEditUnsaved = true
      throw error
    } finally {
      open -= 1
    }
  }
}

/**
 * Waits until what has been typed so far is sent and answered.
 * @returns whether the page can go: false when the lake was away for the last edit
 */
export async function allWritten(): Promise<boolean> {
  // Again after a request that took long: what was typed meanwhile is sent when it has been answered.
  do await new Promise((resolve) => setTimeout(resolve, untilSentMs))
  while (open > 0)
  return !isLastEditUnsaved
}
