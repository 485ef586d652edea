import type { History } from '../storage/types.ts'

const dayMs = 24 * 60 * 60 * 1000
const checkedEveryMs = 60 * 60 * 1000

/** Gives up what happened before the history that is stored begins. */
export class Retention {
  readonly #history: History
  readonly #storedMs: number
  #checkedAt = 0

  constructor(history: History, days: number) {
    this.#history = history
    this.#storedMs = days * dayMs
  }

  /** Does so once an hour, however often it is called. */
  apply(now: number): void {
    if (now - this.#checkedAt < checkedEveryMs) return
    this.#checkedAt = now
    this.#history.forget(new Date(now - this.#storedMs).toISOString())
  }
}
