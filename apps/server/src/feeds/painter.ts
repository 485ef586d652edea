import { Worker } from 'node:worker_threads'
import type { ShareImageContent } from '@jalonne/site/share-image'
import * as v from 'valibot'

/** What the painter's thread sends back. */
const reply = v.variant('ok', [
  v.object({ ok: v.literal(true), id: v.number(), image: v.instance(Uint8Array) }),
  v.object({ ok: v.literal(false), id: v.number(), reason: v.string() }),
])

interface Waiting {
  resolve(image: Uint8Array): void
  reject(error: Error): void
}

/**
 * Draws share images in a thread of its own, so that no visitor waits for type to be set. The thread starts with the
 * first image; one that dies is replaced for the next.
 */
export class Painter {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #lastId = 0

  paint(content: ShareImageContent): Promise<Uint8Array> {
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    this.#waiting.set(id, { resolve, reject })
    this.#worker ??= this.#start()
    this.#worker.postMessage({ id, content })
    return promise
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./painter-thread.ts', import.meta.url), { execArgv: [] })
    // A server that has nothing else to do may end.
    worker.unref()
    worker.on('message', (message) => this.#receive(v.parse(reply, message)))
    worker.on('error', (error) => this.#lose(worker, error))
    worker.on('exit', () => this.#lose(worker, new Error('The thread that draws has ended')))
    return worker
  }

  #receive(message: v.InferOutput<typeof reply>): void {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.ok) waiting?.resolve(message.image)
    else waiting?.reject(new Error(message.reason))
  }

  #lose(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}
