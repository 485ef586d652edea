import { TokenBucket } from 'limiter'
import { LRUCache } from 'lru-cache'

export interface Rate {
  /** What a client may use up at once after a quiet time. */
  burst: number
  /** What it is given back, a minute. */
  perMinute: number
  /** How many clients are remembered; the one seen longest ago is forgotten first. */
  maxClients?: number
}

export interface RateLimit {
  /**
   * Takes from what a client may use.
   * @param cost at most the burst
   * @returns 0 when it may go on, else the whole seconds until it may (fit for `Retry-After`); nothing is taken then
   */
  take(client: string, cost?: number): number
  /** Gives a client back what it did not use after all. */
  giveBack(client: string, cost?: number): void
}

/**
 * Limits what each client may use, by a token bucket. It goes by a clock that never jumps: setting the machine's time
 * neither blocks nor frees anybody.
 */
export function rateLimit({ burst, perMinute, maxClients = 10_000 }: Rate): RateLimit {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxClients })
  const bucketOf = (client: string) => {
    const known = buckets.get(client)
    if (known) return known
    const full = new TokenBucket({
      bucketSize: burst,
      tokensPerInterval: perMinute,
      interval: 'minute',
    })
    full.content = burst
    buckets.set(client, full)
    return full
  }
  return {
    take(client, cost = 1) {
      const bucket = bucketOf(client)
      if (bucket.tryRemoveTokens(cost)) return 0
      return Math.max(1, Math.ceil(bucket.getWaitTime(cost) / 1000))
    },
    giveBack(client, cost = 1) {
      const bucket = bucketOf(client)
      bucket.content = Math.min(burst, bucket.content + cost)
    },
  }
}
