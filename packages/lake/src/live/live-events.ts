import type { Dataset } from '../dataset.ts'
import { eventId, positionOf } from './event-ids.ts'
import type { Streams } from './streams.ts'

const MORE_TAGS_THAN_WORTH_SENDING = 2_000
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
  const send = (position: number, tags: readonly string[]) => {
    if (tags.length === 0) return
    const id = eventId(dataset, position)
    if (tags.length > MORE_TAGS_THAN_WORTH_SENDING) {
      stream.send({ event: 'restart', data: {}, id })
    } else stream.send({ event: 'message', data: { tags }, id })
  }
  stop = dataset.observe(({ position, commit }) => {
    send(position, includeDrafts ? commit.allTags : commit.publicTags)
  })

  const now = eventId(dataset, dataset.storage.lastPosition())
  if (lastEventId === null) {
    stream.send({ event: 'welcome', data: {}, id: now })
    return stream.response
  }
  const from = positionOf(dataset, lastEventId)
  const missed = from === null ? null : dataset.storage.tagsSince(from)
  if (!missed) {
    stream.send({ event: 'restart', data: {}, id: now })
    return stream.response
  }
  stream.send({ event: 'welcome', data: {}, id: lastEventId })
  for (const { position, publicTags, allTags } of missed) {
    send(position, includeDrafts ? allTags : publicTags)
  }
  return stream.response
}
