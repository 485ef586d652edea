import type { TransactionEvent } from '../dataset/change.ts'
import type { Dataset } from '../dataset.ts'
import { inTurn, turnMs } from '../engine/anonymous.ts'
import type { Node } from '../groq/ast.ts'
import { parseWith } from '../groq/parse.ts'
import { LakeProblem } from '../problem.ts'
import type { Channel } from './channel.ts'
import { partialEventId, partialPositionOf } from './event-ids.ts'
import { channelError, type EventStream, encodeEvent, type ServerEvent } from './event-stream.ts'
import type { ListenRequest } from './listen-request.ts'
import { listenersOf } from './listeners.ts'
import { transactionsSince } from './missed.ts'
import type { Streams } from './streams.ts'

// More documents than any transaction has.
const allOfIt = 999_999_999

export interface ListenOptions {
  request: ListenRequest
  /** Whether a listener that comes back gets what it missed. */
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
  const stream = streams.open({ signal, client: request.client, onClose: () => leave() })
  try {
    const tree = parsed(dataset, request)
    const joined = listenersOf(dataset).join(stream, request, tree)
    leave = joined.leave
    greet(dataset, stream, joined.channel, {
      client: request.client,
      lastEventId: enableResume ? lastEventId : null,
    })
  } catch (error) {
    stream.send(channelError(error instanceof LakeProblem ? error : null))
    stream.close()
  }
  return stream.response
}

function parsed({ anonymous }: Dataset, { client, query, params }: ListenRequest): Node {
  const parse = () => parseWith(query, params)
  if (client === null || !anonymous) return parse()
  return inTurn(anonymous, { client, ms: turnMs, spare: anonymous.planTime }, parse)
}

function greet(
  dataset: Dataset,
  stream: EventStream,
  channel: Channel,
  { client, lastEventId }: { client: string | null; lastEventId: string | null },
): void {
  const data = { listenerName: crypto.randomUUID() }
  const now = partialEventId(dataset, dataset.storage.lastPosition(), allOfIt)
  if (lastEventId === null) {
    stream.send({ event: 'welcome', data, id: now })
    return
  }
  // The past, with what is deleted since and how documents were, is for those with a token, as the history is.
  const from = client === null ? partialPositionOf(dataset, lastEventId) : null
  const missed = from && transactionsSince(dataset, from.position)
  const isBack =
    from &&
    missed &&
    stream.writeAll(
      welcomeBack(channel, from, missed, { event: 'welcomeback', data, id: lastEventId }),
    )
  if (!isBack) stream.send({ event: 'reset', data: {}, id: now })
}

function* welcomeBack(
  channel: Channel,
  from: { position: number; seen: number },
  missed: TransactionEvent[],
  greeting: ServerEvent,
): Generator<Uint8Array> {
  yield encodeEvent(greeting)
  for (const change of missed) {
    yield* eventsAfter(channel, change, change.position === from.position ? from.seen : 0)
  }
}

function* eventsAfter(
  channel: Channel,
  change: TransactionEvent,
  seen: number,
): Generator<Uint8Array> {
  for (let index = seen; index < change.commit.documentIds.length; index++) {
    const bytes = channel.event(change, index)
    if (bytes) yield bytes
  }
}
