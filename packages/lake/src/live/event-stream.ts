import type { LakeProblem } from '../problem.ts'

const encoder = new TextEncoder()

export interface ServerEvent {
  event: string
  data: unknown
  id?: string
}

/** Why a listener is sent away. An EventSource cannot read the body of a refusal, so the reason is an event. */
export function channelError(problem: LakeProblem | null): ServerEvent {
  const description = problem?.message ?? 'The listener could not be set up'
  const data = { error: { type: problem?.type, description, ...problem?.details } }
  return { event: 'channelError', data }
}

const keepAlive = encoder.encode(':\n\n')

/** What goes before an event stream. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** An event as it goes over the wire; `change` has a last word on its data as JSON. */
export function encodeEvent(
  { event, data, id }: ServerEvent,
  change = (json: string) => json,
): Uint8Array {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`event: ${event}\n${idLine}data: ${change(JSON.stringify(data))}\n\n`)
}

export interface EventStreamOptions {
  /** Bytes the reader may fall behind before the stream is dropped. */
  bufferBytes: number
  onClose: () => void
}

/** One response of server-sent events. A reader that cannot keep up is dropped rather than waited for. */
export class EventStream {
  readonly response: Response
  readonly #controller: ReadableStreamDefaultController<Uint8Array>
  readonly #onClose: () => void
  #isOpen = true

  constructor({ bufferBytes, onClose }: EventStreamOptions) {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>(
      {
        start: (given) => {
          controller = given
        },
        cancel: () => this.#ended(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
    )
    if (!controller) throw new Error('A ReadableStream starts when it is made')
    this.#controller = controller
    this.#onClose = onClose
    this.response = new Response(body, { headers: eventStreamHeaders })
  }

  send(event: ServerEvent): void {
    this.write(encodeEvent(event))
  }

  /** A comment, which keeps proxies from closing a quiet connection and finds readers that are gone. */
  keepAlive(): void {
    this.write(keepAlive)
  }

  close(): void {
    if (!this.#isOpen) return
    this.#controller.close()
    this.#ended()
  }

  /** Sends what `encodeEvent` made, which many streams may share. */
  write(bytes: Uint8Array): void {
    if (!this.#isOpen) return
    this.#controller.enqueue(bytes)
    if ((this.#controller.desiredSize ?? 0) > 0) return
    this.#controller.error(new Error('The reader of the event stream is too slow'))
    this.#ended()
  }

  /**
   * Sends several at once. Sends none and gives false where they are more than the reader may fall behind: it would be
   * dropped before it has read any.
   */
  writeAll(all: Iterable<Uint8Array>): boolean {
    let room = this.#isOpen ? (this.#controller.desiredSize ?? 0) : 0
    const fitting: Uint8Array[] = []
    for (const bytes of all) {
      room -= bytes.byteLength
      if (room <= 0) return false
      fitting.push(bytes)
    }
    for (const bytes of fitting) this.write(bytes)
    return true
  }

  #ended(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#onClose()
  }
}
