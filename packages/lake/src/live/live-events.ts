import type { Dataset } from '../dataset.ts'
import { inTurn, longTurnMs } from '../engine/anonymous.ts'
import { LakeProblem } from '../problem.ts'
import { eventId, positionOf } from './event-ids.ts'
import { encodeEvent, type ServerEvent } from './event-stream.ts'
import type { Streams } from './streams.ts'

const moreTagsThanWorthSending = 2_000

/** Not for readers of drafts: Sanity's Studio doesn't know the event, and crashes at it. A stream that ends it resumes. */
const farewell = { event: 'goaway', data: { reason: 'The lake is closing' } }

const welcome = (id: string): ServerEvent => ({ event: 'welcome', data: {}, id })

export interface LiveRequest {
  /** Drafts and versions too; needs a token. */
  includeDrafts: boolean
  lastEventId: string | null
  signal: AbortSignal
  /** The caller without a token; null for those who have one. */
  client: string | null
}

/**
 * `/data/live/events`: which sync tags each transaction touched. A reader that comes back gets what it missed, or
 * `restart` when that is no longer known, or takes more time than they have left who come without a token.
 */
export function openLiveEvents(
  dataset: Dataset,
  streams: Streams,
  { includeDrafts, lastEventId, signal, client }: LiveRequest,
): Response {
  let stop = () => {}
  const stream = streams.open({
    signal,
    client,
    onClose: () => stop(),
    ...(!includeDrafts && { farewell }),
  })
  const list = includeDrafts ? 'allTags' : 'publicTags'
  const eventOf = (position: number, tags: string[]): ServerEvent | null => {
    if (tags.length === 0) return null
    const id = eventId(dataset, position)
    return tags.length > moreTagsThanWorthSending
      ? { event: 'restart', data: {}, id }
      : { event: 'message', data: { tags }, id }
  }
  stop = dataset.observe(({ position, commit }) => {
    const event = eventOf(position, commit[list])
    if (event) stream.send(event)
  })

  const now = eventId(dataset, dataset.storage.lastPosition())
  if (lastEventId === null) {
    stream.send(welcome(now))
    return stream.response
  }
  const from = positionOf(dataset, lastEventId)
  const catchUp = (since: number) => {
    const missed = dataset.storage.tagsSince(since, list)
    const events = missed?.flatMap(({ position, tags }) => eventOf(position, tags) ?? [])
    return events && [welcome(lastEventId), ...events].map((event) => encodeEvent(event))
  }
  const back = from === null ? null : onOwnTime(dataset, client, from, catchUp)
  if (!back || !stream.writeAll(back)) stream.send({ event: 'restart', data: {}, id: now })
  return stream.response
}

/** Works out what a reader missed; null where that takes more time than they have who come without a token. */
function onOwnTime<T>(
  { anonymous, storage }: Dataset,
  client: string | null,
  from: number,
  catchUp: (from: number) => T,
): T | null {
  // Most come back before anything has changed, and that is quickly said.
  const isQuick = from === storage.lastPosition()
  if (client === null || !anonymous || isQuick) return catchUp(from)
  try {
    return inTurn(anonymous, { client, ms: longTurnMs, spare: null }, () => catchUp(from))
  } catch (error) {
    if (error instanceof LakeProblem) return null
    throw error
  }
}
