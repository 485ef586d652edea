import type { Dataset } from '../dataset.ts'
import { eventId, positionOf } from './event-ids.ts'
import { encodeEvent, type ServerEvent } from './event-stream.ts'
import type { Streams } from './streams.ts'

const moreTagsThanWorthSending = 2_000

const farewell = { event: 'goaway', data: { reason: 'The lake is closing' } }

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
 * `restart` when that is no longer known.
 */
export function openLiveEvents(
  dataset: Dataset,
  streams: Streams,
  { includeDrafts, lastEventId, signal, client }: LiveRequest,
): Response {
  let stop = () => {}
  const stream = streams.open({ signal, client, onClose: () => stop(), farewell })
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
    stream.send({ event: 'welcome', data: {}, id: now })
    return stream.response
  }
  const from = positionOf(dataset, lastEventId)
  const missed = from === null ? null : dataset.storage.tagsSince(from, list)
  const events = missed?.flatMap(({ position, tags }) => eventOf(position, tags) ?? [])
  const back = events && [{ event: 'welcome', data: {}, id: lastEventId }, ...events]
  if (!back || !stream.writeAll(back.map((event) => encodeEvent(event)))) {
    stream.send({ event: 'restart', data: {}, id: now })
  }
  return stream.response
}
