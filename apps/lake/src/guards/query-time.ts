import type { AnonymousLimits, TimeLimit } from '@jalonne/lake'
import { interrupt, workedMs } from '@jalonne/lake/node'
import { rateLimit } from '@jalonne/node-kit/rate-limit'

const everybody = 'everybody'
const minuteMs = 60_000

/** Milliseconds of work on the thread that serves everybody. A share of 0.1 is 100 ms in each second. */
const timeLimit = (share: number, burst: number, maxClients?: number) =>
  rateLimit({ burst, perMinute: share * minuteMs, ...(maxClients && { maxClients }) })

/**
 * What queries without a token may take: a tenth of the thread for each client and for all of them. Queries that go by an
 * index have a quarter of their own. So has parsing, with a little: its burst leaves room for the longest query to parse
 * after others.
 */
export function anonymousLimits(): AnonymousLimits {
  const own = timeLimit(0.1, 150)
  const all = timeLimit(0.1, 300, 1)
  const time: TimeLimit = {
    take(client, ms) {
      const wait = own.take(client, ms)
      if (wait > 0) return wait
      const waitForAll = all.take(everybody, ms)
      if (waitForAll > 0) own.giveBack(client, ms)
      return waitForAll
    },
    giveBack(client, ms) {
      own.giveBack(client, ms)
      all.giveBack(everybody, ms)
    },
  }
  return {
    time,
    indexedTime: timeLimit(0.25, 150),
    planTime: timeLimit(0.03, 175),
    workedMs,
    interrupt,
  }
}
