import { setTimeout as delay } from 'node:timers/promises'

/** Keeps count of answers that are being worked out, so that a lake can finish them before it closes. */
export function inFlight() {
  const running = new Set<Promise<unknown>>()
  return {
    /** Counts an answer until it is there, or has failed. */
    track<T>(answer: T | Promise<T>): Promise<T> {
      const tracked = Promise.resolve(answer).finally(() => running.delete(tracked))
      running.add(tracked)
      return tracked
    },
    /** Waits for all of them, at most so many milliseconds. */
    async settled(mostMs: number): Promise<void> {
      const waiting = new AbortController()
      const patience = delay(mostMs, null, { signal: waiting.signal }).catch(() => null)
      await Promise.race([Promise.allSettled(running), patience])
      waiting.abort()
    },
  }
}
