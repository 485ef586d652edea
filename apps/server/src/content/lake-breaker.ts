import CircuitBreaker from 'opossum'
import type { Logger } from 'pino'
import { aborted } from './aborted.ts'

export interface LakeBreakerOptions {
  /** Longest the lake may take for a request, and how long it is then left alone, in milliseconds. */
  deadlineMs: number
  log: Logger
}

/** Stands before everything that is read from the lake. */
export interface LakeBreaker {
  /** Does work that queries the lake, with a time limit; rejects at once while the lake is left alone. */
  run<T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Whether the lake is left alone because a request hung. */
  readonly isOpen: boolean
  /** Queries the lake again: it has been heard of. */
  resume(): void
  close(): void
}

/**
 * A circuit breaker: once a request hangs, the lake is left alone for a moment, and then tried with one. A lake that
 * refuses needs none: it does so soon.
 */
export function lakeBreaker({ deadlineMs, log }: LakeBreakerOptions): LakeBreaker {
  // Only its own deadline says that the lake hangs: a rendering may give up on a query it has just begun.
  const attempt = async (work: () => Promise<void>, either: AbortSignal, deadline: AbortSignal) => {
    try {
      await Promise.race([work(), aborted(either)])
    } catch (error) {
      // While it is tried with one query, only an answer says that it does not hang.
      if (!deadline.aborted && !(breaker.halfOpen && either.aborted)) throw error
      throw new LakeTimeout('The lake took too long', { cause: error })
    }
  }
  const breaker = new CircuitBreaker(attempt, {
    timeout: false,
    resetTimeout: deadlineMs,
    // One is enough: whoever waits behind it would wait as long.
    errorThresholdPercentage: 0,
    errorFilter: (error) => !(error instanceof LakeTimeout),
  })
  breaker.on('open', () => log.warn('a query hangs: the lake is left alone for a moment'))
  breaker.on('close', () => log.info('the lake answers queries again'))
  return {
    run: async (work, signal) => {
      const deadline = AbortSignal.timeout(deadlineMs)
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
      await breaker.fire(async () => resolve(await work(either)), either, deadline)
      return promise
    },
    get isOpen() {
      return breaker.opened
    },
    resume: () => {
      if (!breaker.closed) breaker.close()
    },
    close: () => breaker.shutdown(),
  }
}

class LakeTimeout extends Error {
  override name = 'LakeTimeout'
}
