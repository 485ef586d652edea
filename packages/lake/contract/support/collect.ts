import { onTestFinished } from 'vitest'

interface Subscribable<T> {
  subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): {
    unsubscribe(): void
  }
}

/** What a stream of events gave so far, with a way to wait for the next one. */
export class Collected<T> {
  readonly all: T[] = []
  readonly #waiting: { wanted: (value: T) => boolean; resolve: (value: T) => void }[] = []
  readonly #failures: ((error: unknown) => void)[] = []

  constructor(source: Subscribable<T>) {
    const subscription = source.subscribe({
      next: (value) => {
        this.all.push(value)
        for (const waiting of [...this.#waiting]) {
          if (!waiting.wanted(value)) continue
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          waiting.resolve(value)
        }
      },
      error: (error) => {
        for (const fail of this.#failures) fail(error)
      },
    })
    onTestFinished(() => subscription.unsubscribe())
  }

  /** The first event, past or to come, that is wanted; rejects when the stream fails. */
  first(wanted: (value: T) => boolean): Promise<T> {
    const past = this.all.find(wanted)
    if (past !== undefined) return Promise.resolve(past)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ wanted, resolve })
      this.#failures.push(reject)
    })
  }
}
