import type { ChangeLog, Cursor } from './change-log.ts'
import { comment, event } from './event-stream.ts'

/** Longest list of missed tags worth sending; beyond it a reader does better to start over. */
const maxReplayedTags = 500

interface Reader {
  controller: ReadableStreamDefaultController<Uint8Array>
  drop: () => void
}

export interface FanOutOptions {
  changes: ChangeLog
  maxStreams: number
  /** Bytes a reader may fall behind before it is dropped. */
  bufferBytes?: number
  heartbeatMs?: number
}

/**
 * The visitors' end of the live events: one stream a browser, each told which sync tags changed.
 * A reader that was away says where it stopped and is told what it missed, or to start over.
 */
export class FanOut {
  readonly #readers = new Set<Reader>()
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
   * A stream of events for one reader, or null when there are as many as allowed.
   * @param since where the reader stopped; null for one that starts now
   * @param drop cuts the connection of a reader that does not keep up
   */
  open(since: Cursor | null, drop: () => void): ReadableStream<Uint8Array> | null {
    if (this.#closed || this.#readers.size >= this.#options.maxStreams) return null
    let reader: Reader | undefined
    const leave = () => {
      if (reader) this.#readers.delete(reader)
    }
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          reader = { controller, drop }
          this.#readers.add(reader)
          controller.enqueue(this.#greeting(since))
        },
        cancel: leave,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: this.#options.bufferBytes ?? 64 * 1024 }),
    )
  }

  /** Tells every reader which tags changed. Call it once the change log has the change. */
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

  #send(bytes: Uint8Array): void {
    for (const reader of this.#readers) {
      if ((reader.controller.desiredSize ?? 0) > 0) {
        reader.controller.enqueue(bytes)
      } else {
        this.#readers.delete(reader)
        reader.controller.close()
        reader.drop()
      }
    }
  }
}
