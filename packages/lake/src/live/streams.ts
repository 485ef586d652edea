import type { LakeLimits } from '../options.ts'
import { LakeProblem } from '../problem.ts'
import { EventStream, type ServerEvent } from './event-stream.ts'

// A turn of the event loop. A timer would cost a millisecond and stand still under a test's fake clock.
async function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
  port1.close()
}

/** Every open event stream of a lake: counted, kept alive, and closed together. */
export class Streams {
  readonly #limits: Pick<LakeLimits, 'streams' | 'streamBufferBytes' | 'keepAliveMs'>
  readonly #open = new Map<EventStream, ServerEvent | null>()
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(limits: Pick<LakeLimits, 'streams' | 'streamBufferBytes' | 'keepAliveMs'>) {
    this.#limits = limits
  }

  get size(): number {
    return this.#open.size
  }

  /**
   * Opens a stream that ends with the request, at the latest; `farewell` is its last event when the lake closes.
   * Throws `LakeProblem` 429 when too many are open.
   */
  open(signal: AbortSignal, onClose: () => void, farewell: ServerEvent | null = null): EventStream {
    if (this.#open.size >= this.#limits.streams) {
      throw new LakeProblem(429, 'tooManyStreamsError', 'Too many event streams are open')
    }
    const close = () => stream.close()
    const stream: EventStream = new EventStream({
      bufferBytes: this.#limits.streamBufferBytes,
      onClose: () => {
        signal.removeEventListener('abort', close)
        this.#open.delete(stream)
        if (this.#open.size === 0) this.#stopTimer()
        onClose()
      },
    })
    signal.addEventListener('abort', close)
    this.#open.set(stream, farewell)
    this.#timer ??= setInterval(() => this.#keepAlive(), this.#limits.keepAliveMs)
    return stream
  }

  /** Says goodbye on every stream and ends it. */
  async closeAll(): Promise<void> {
    for (const [stream, farewell] of [...this.#open]) {
      if (farewell) stream.send(farewell)
      stream.close()
    }
    await turn()
  }

  /** Resolves once what was sent has been handed to the readers that wait for it. */
  async delivered(): Promise<void> {
    if (this.#open.size > 0) await turn()
  }

  #keepAlive(): void {
    for (const stream of [...this.#open.keys()]) stream.keepAlive()
  }

  #stopTimer(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
  }
}
