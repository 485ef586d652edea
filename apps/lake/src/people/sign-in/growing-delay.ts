import { LRUCache } from 'lru-cache'

export interface DelayOptions {
  /** The pause after the last attempt that is free; each one after doubles it. In milliseconds. */
  firstMs: number
  maxMs: number
}

export interface GrowingDelay {
  /**
   * Counts an attempt. Attempts count when they begin, so that many at once do not get through together.
   * @param free how many come without a pause
   * @returns 0 when it may be made, else the seconds until the next one may
   */
  begin(key: string, free: number): number
  /** Forgets all attempts of a key: one turned out right. */
  succeed(key: string): void
}

const dayMs = 24 * 60 * 60_000

/**
 * Makes who guesses wait longer each time. Goes by a clock that never jumps; attempts are forgotten after a day, and of
 * more than 10,000 keys those of the least recently seen.
 */
export function growingDelay({ firstMs, maxMs }: DelayOptions): GrowingDelay {
  const attempts = new LRUCache<string, { count: number; nextAt: number }>({ max: 10_000 })
  const find = (key: string, now: number) => {
    const found = attempts.get(key)
    return found && now - found.nextAt < dayMs ? found : { count: 0, nextAt: now }
  }
  return {
    begin(key, free) {
      const now = performance.now()
      const { count, nextAt } = find(key, now)
      if (nextAt > now) return Math.ceil((nextAt - now) / 1000)
      const pause = count + 1 < free ? 0 : Math.min(maxMs, firstMs * 2 ** (count + 1 - free))
      attempts.set(key, { count: count + 1, nextAt: now + pause })
      return 0
    },
    succeed: (key) => void attempts.delete(key),
  }
}
