import type { AnonymousLimits, TimeLimit } from '@jalonne/lake'
import { interrupt, workedMs } from '@jalonne/lake/node'
import { rateLimit } from '@jalonne/node-kit/rate-limit'

const EVERYBODY = 'everybody'
const minuteMs = 60_000

/** Milliseconds of work on the thread that serves everybody. A share of 0.1 is 100 ms in each second. */
const timeLimit = (share: number, burst: number, maxClients?: number) =>
  rateLimit({ burst, perMinute: share * minuteMs, ...(maxClients && { maxClients }) })

/**
 * What queries without a token may take: a tenth of the thread for each client, a quarter of it for all of them, and for
 * queries that go by an index another quarter for each.
 */
export function anonymousLimits(): AnonymousLimits {
  const own = timeLimit(0.1, 150)
  const all = timeLimit(0.25, 300, 1)
  const time: TimeLimit = {
    take(client, ms) {
      const wait = own.take(client, ms)
      if (wait > 0) return wait
      const waitForAll = all.take(EVERYBODY, ms)
      if (waitForAll > 0) own.giveBack(client, ms)
      return waitForAll
    },
    giveBack(client, ms) {
      own.giveBack(client, ms)
      all.giveBack(EVERYBODY, ms)
    },
  }
  return { time, indexedTime: timeLimit(0.25, 150), workedMs, interrupt }
}
