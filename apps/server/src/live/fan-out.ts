import type { ChangeLog, Cursor } from './change-log.ts'
import { comment, event } from './event-stream.ts'

/** Longest list of missed tags worth sending; beyond it a reader does better to start over. */
const maxReplayedTags = 500

/** The share of all streams that is kept for clients that have none yet. */
const reservedShare = 1 / 10

interface Reader {
  client: string
  controller: ReadableStreamDefaultController<Uint8Array>
  drop: () => void
}

export interface FanOutOptions {
  changes: ChangeLog
  maxStreams: number
  /** Most streams of one client; browsers behind one address count as one. */
  maxStreamsPerClient: number
  /** Bytes a reader may fall behind before it is dropped. */
  bufferBytes?: number
  heartbeatMs?: number
}

/**
 * The visitors' end of the live events: one stream a browser, each sent the sync tags that changed.
 * A reader that was away says where it stopped and gets what it missed, or to start over.
 */
export class FanOut {
  readonly #readers = new Set<Reader>()
  readonly #streamsOf = new Map<string, number>()
  readonly #options: FanOutOptions
  readonly #heartbeat: NodeJS.Timeout
  #closed = false

  constructor(options: FanOutOptions) {
    this.#options = options
    this.#heartbeat = setInterval(() => this.#send(comment()), options.heartbeatMs ?? 25_000)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#readers.size
  }

  /**
   * A stream of events for one reader, or the status to refuse with: 429 when the client has its share, 503 when all
   * are taken, or only those are left that are kept for clients without any.
   * @param client whom the stream counts to
   * @param since where the reader stopped; null for one that starts now
   * @param drop cuts the connection of a reader that does not keep up
   */
  open(
    client: string,
    since: Cursor | null,
    drop: () => void,
  ): ReadableStream<Uint8Array> | 429 | 503 {
    const refusal = this.#refusal(client)
    if (refusal) return refusal
    let reader: Reader | undefined
    const leave = () => {
      if (reader) this.#remove(reader)
    }
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          reader = { client, controller, drop }
          this.#readers.add(reader)
          this.#streamsOf.set(client, (this.#streamsOf.get(client) ?? 0) + 1)
          controller.enqueue(this.#greeting(since))
        },
        cancel: leave,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: this.#options.bufferBytes ?? 64 * 1024 }),
    )
  }

  /** Sends every reader the tags that changed. Call it once the change log has the change. */
  publish(tags: readonly string[], eventId: string | null): void {
    const { cursor } = this.#options.changes
    this.#send(event('message', { tags, cursor, eventId }, cursor))
  }

  /** Tells every reader that anything may have changed. */
  restart(): void {
    this.#send(this.#restartEvent())
  }

  /** Ends every stream and opens no more. */
  close(): void {
    this.#closed = true
    clearInterval(this.#heartbeat)
    for (const { controller } of this.#readers) controller.close()
    this.#readers.clear()
    this.#streamsOf.clear()
  }

  #greeting(since: Cursor | null): Uint8Array {
    const { changes } = this.#options
    const { cursor } = changes
    const welcome = event('welcome', { cursor }, cursor)
    if (since === null) return welcome
    const missed = changes.missedSince(since)
    if (missed === null || missed.tags.length > maxReplayedTags) {
      return Buffer.concat([welcome, this.#restartEvent()])
    }
    if (missed.tags.length === 0) return welcome
    return Buffer.concat([welcome, event('message', { ...missed, cursor }, cursor)])
  }

  #restartEvent(): Uint8Array {
    const { cursor } = this.#options.changes
    return event('restart', { cursor }, cursor)
  }

  #refusal(client: string): 429 | 503 | null {
    const { maxStreams, maxStreamsPerClient } = this.#options
    const free = maxStreams - this.#readers.size
    if (this.#closed || free <= 0) return 503
    const own = this.#streamsOf.get(client) ?? 0
    if (own >= maxStreamsPerClient) return 429
    return own > 0 && free <= maxStreams * reservedShare ? 503 : null
  }

  #remove(reader: Reader): void {
    if (!this.#readers.delete(reader)) return
    const left = (this.#streamsOf.get(reader.client) ?? 1) - 1
    if (left > 0) this.#streamsOf.set(reader.client, left)
    else this.#streamsOf.delete(reader.client)
  }

  #send(bytes: Uint8Array): void {
    for (const reader of this.#readers) {
      if ((reader.controller.desiredSize ?? 0) > 0) {
        reader.controller.enqueue(bytes)
      } else {
        this.#remove(reader)
        reader.controller.close()
        reader.drop()
      }
    }
  }
}
