type Fetch = typeof globalThis.fetch

/** Sanity collects what is typed for up to a second before it sends it; a rich text keeps it a quarter of one before that. */
const untilSentMs = 1_500

let open = 0

/** Keeps count of what is being written, for `allWritten`. */
export function countingWrites(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    open += 1
    try {
      return await fetch(input, init)
    } finally {
      open -= 1
    }
  }
}

/** Waits until what has been typed so far is sent and answered: then the page can go. */
export async function allWritten(): Promise<void> {
  // Again after a request that took long: what was typed meanwhile is sent when it has been answered.
  do await new Promise((resolve) => setTimeout(resolve, untilSentMs))
  while (open > 0)
}
