import type { EventSourceLike } from './live-stream.ts'

/** Every stream that was opened, in order. */
export const sources: FakeSource[] = []

/** A server's stream that says what a test wants. */
export class FakeSource implements EventSourceLike {
  readonly url: string
  closed = false
  readonly #listeners = new Map<string, ((event: { data?: string }) => void)[]>()

  constructor(url: string) {
    this.url = url
    sources.push(this)
  }

  addEventListener(type: string, listener: (event: { data?: string }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  close(): void {
    this.closed = true
  }

  say(type: string, data: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data: JSON.stringify(data) })
  }

  fail(): void {
    for (const listener of this.#listeners.get('error') ?? []) listener({})
  }
}
