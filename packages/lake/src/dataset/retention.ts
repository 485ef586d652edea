import type { History } from '../storage/types.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CHECKED_EVERY_MS = 60 * 60 * 1000

/** Gives up what happened before the history that is stored begins. */
export class Retention {
  readonly #history: History
  readonly #storedMs: number
  #checkedAt = 0

  constructor(history: History, days: number) {
    this.#history = history
    this.#storedMs = days * DAY_MS
  }

  /** Does so once an hour, however often it is called. */
  apply(now: number): void {
    if (now - this.#checkedAt < CHECKED_EVERY_MS) return
    this.#checkedAt = now
    this.#history.forget(new Date(now - this.#storedMs).toISOString())
  }
}
