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

type StreamLimits = Pick<
  LakeLimits,
  'streams' | 'anonymousStreams' | 'clientStreams' | 'streamBufferBytes' | 'keepAliveMs'
>

export interface StreamOptions {
  /** The stream ends with it, at the latest. */
  signal: AbortSignal
  /** Who opens it without a token; null for those who have one. */
  client: string | null
  onClose: () => void
  /** The last event when the lake closes. */
  farewell?: ServerEvent
}

/** Every open event stream of a lake: counted, kept alive, and closed together. */
export class Streams {
  readonly #limits: StreamLimits
  readonly #open = new Map<EventStream, ServerEvent | null>()
  readonly #ofClients = new Map<string, number>()
  #anonymous = 0
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(limits: StreamLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#open.size
  }

  /** Opens a stream. Throws `LakeProblem` 429 when too many are open: of all, without a token, or of this client. */
  open({ signal, client, onClose, farewell }: StreamOptions): EventStream {
    this.#checkRoom(client)
    this.#count(client, 1)
    const close = () => stream.close()
    const stream: EventStream = new EventStream({
      bufferBytes: this.#limits.streamBufferBytes,
      onClose: () => {
        signal.removeEventListener('abort', close)
        this.#open.delete(stream)
        this.#count(client, -1)
        if (this.#open.size === 0) this.#stopTimer()
        onClose()
      },
    })
    signal.addEventListener('abort', close)
    this.#open.set(stream, farewell ?? null)
    this.#timer ??= setInterval(() => this.#keepAlive(), this.#limits.keepAliveMs)
    return stream
  }

  #checkRoom(client: string | null): void {
    const { streams, anonymousStreams, clientStreams } = this.#limits
    if (this.#open.size >= streams || (client !== null && this.#anonymous >= anonymousStreams)) {
      throw new LakeProblem(429, 'tooManyStreamsError', 'Too many event streams are open')
    }
    if (client === null || (this.#ofClients.get(client) ?? 0) < clientStreams) return
    const description = `Without a token a client may have ${clientStreams} event streams open`
    throw new LakeProblem(429, 'tooManyStreamsError', description)
  }

  #count(client: string | null, change: 1 | -1): void {
    if (client === null) return
    this.#anonymous += change
    const own = (this.#ofClients.get(client) ?? 0) + change
    if (own === 0) this.#ofClients.delete(client)
    else this.#ofClients.set(client, own)
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
