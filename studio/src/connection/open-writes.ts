import { isRefusedStatus } from './is-refused-status.ts'

type Fetch = typeof globalThis.fetch

/** Sanity collects what is typed for up to a second before it sends it; a rich text keeps it a quarter of one before that. */
const untilSentMs = 1_500

const edit = /\/data\/(?:mutate|actions)\//

let open = 0
/** Documents whose last edit the lake could not take. */
const unsaved = new Set<string>()

/** Keeps count of what is being written, and of what could not be, for `allWritten`. */
export function countingWrites(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    const edited = edit.test(String(input)) ? documentsIn(init.body) : []
    open += 1
    // Until it is known otherwise, as when the request fails.
    let isTaken = false
    try {
      const response = await fetch(input, init)
      // Sanity takes back what the lake refuses, and sends the rest again.
      isTaken = response.ok || isRefusedStatus(response.status)
      return response
    } finally {
      for (const id of edited) {
        if (isTaken) unsaved.delete(id)
        else unsaved.add(id)
      }
      open -= 1
    }
  }
}

/** The ids of the documents a request is about, those of drafts without what stands before them. */
function documentsIn(body: unknown): string[] {
  const ids = String(body).matchAll(/"(?:_?id|draftId|publishedId)":"(?:drafts\.)?([^"]+)"/g)
  return [...ids].map(([, id = '']) => id)
}

/**
 * Waits until what has been typed so far is sent and answered.
 * @returns whether the page can go: false when the lake was away and an edit waits for it
 */
export async function allWritten(): Promise<boolean> {
  // Again after a request that took long: what was typed meanwhile is sent when it has been answered.
  do await new Promise((resolve) => setTimeout(resolve, untilSentMs))
  while (open > 0)
  return unsaved.size === 0
}
