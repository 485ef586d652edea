import { authorName } from '../documents/author.ts'
import { whole } from '../http/search-params.ts'
import { LakeProblem } from '../problem.ts'
import type { PastEvent } from '../storage/types.ts'

/** The most events on a page, and the most that are looked through for one. */
export const mostEvents = 1_000

/**
 * A page of a list of events, the newest first, and where the next one begins; '' after the last.
 * @param search may hold `limit` and `nextCursor`
 * @param read gives at most `limit` events before a cursor
 * @throws LakeProblem 400 when `search` holds something else
 */
export function eventPage(
  search: URLSearchParams,
  read: (before: number, limit: number) => readonly PastEvent[],
) {
  const limit = whole(search, 'limit', 100, mostEvents)
  const before = Number(search.get('nextCursor') || Number.MAX_SAFE_INTEGER)
  if (!Number.isSafeInteger(before)) {
    throw new LakeProblem(400, 'invalidParamError', 'nextCursor is not one of this history')
  }
  const found = read(before, limit + 1)
  const page = found.slice(0, limit)
  const nextCursor = found.length > limit ? String(page.at(-1)?.cursor ?? '') : ''
  const events = page.map(({ timestamp, author, event }) => {
    return { ...event, timestamp, author: authorName(author) }
  })
  return { events, nextCursor }
}
