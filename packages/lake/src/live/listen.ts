import type { Dataset, Told } from '../dataset.ts'
import { parseWith } from '../engine/parse.ts'
import { LakeProblem } from '../problem.ts'
import type { Channel } from './channel.ts'
import { partialEventId, partialPositionOf } from './event-ids.ts'
import type { EventStream } from './event-stream.ts'
import type { ListenRequest } from './listen-request.ts'
import { listenersOf } from './listeners.ts'
import { transactionsSince } from './missed.ts'
import type { Streams } from './streams.ts'

// More documents than any transaction has.
const ALL_OF_IT = 999_999_999

export interface ListenOptions {
  request: ListenRequest
  /** Whether a listener that comes back is told what it missed. */
  enableResume: boolean
  lastEventId: string | null
  signal: AbortSignal
}

/** `/data/listen`: the changes of documents a query matches, as they are committed. */
export function openListen(
  dataset: Dataset,
  streams: Streams,
  { request, enableResume, lastEventId, signal }: ListenOptions,
): Response {
  let leave = () => {}
  const stream = streams.open(signal, () => leave())
  try {
    const tree = parseWith(request.query, request.params)
    const joined = listenersOf(dataset).join(stream, request, tree)
    leave = joined.leave
    greet(dataset, stream, joined.channel, enableResume ? lastEventId : null)
  } catch (error) {
    // An EventSource cannot read the body of a refusal, so the reason is an event.
    const problem = error instanceof LakeProblem ? error : null
    const description = problem?.message ?? 'The listener could not be set up'
    const data = { error: { type: problem?.type, description, ...problem?.details } }
    stream.send({ event: 'channelError', data })
    stream.close()
  }
  return stream.response
}

function greet(
  dataset: Dataset,
  stream: EventStream,
  channel: Channel,
  lastEventId: string | null,
): void {
  const data = { listenerName: crypto.randomUUID() }
  const now = partialEventId(dataset, dataset.storage.lastPosition(), ALL_OF_IT)
  if (lastEventId === null) {
    stream.send({ event: 'welcome', data, id: now })
    return
  }
  const from = partialPositionOf(dataset, lastEventId)
  const missed = from && transactionsSince(dataset, from.position)
  if (!from || !missed) {
    stream.send({ event: 'reset', data: {}, id: now })
    return
  }
  stream.send({ event: 'welcomeback', data, id: lastEventId })
  for (const change of missed) {
    const heard = change.position === from.position ? from.heard : 0
    for (const bytes of eventsAfter(channel, change, heard)) stream.write(bytes)
  }
}

function* eventsAfter(channel: Channel, change: Told, heard: number): Generator<Uint8Array> {
  for (let index = heard; index < change.commit.documentIds.length; index++) {
    const bytes = channel.event(change, index)
    if (bytes) yield bytes
  }
}
