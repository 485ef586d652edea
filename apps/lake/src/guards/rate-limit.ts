import { LRUCache } from 'lru-cache'

export interface Rate {
  /** Requests a second in the long run. */
  perSecond: number
  /** Requests at once after a quiet time. */
  burst: number
}

/**
 * Makes a token bucket for each address: gives true for a request that may pass. The least recently seen of many
 * addresses are forgotten.
 * @param now milliseconds of a clock that never goes back
 */
export function rateLimit(
  rate: Rate,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 10_000 })
  return (address) => {
    const at = now()
    const bucket = buckets.get(address) ?? { left: rate.burst, at }
    const left = Math.min(rate.burst, bucket.left + ((at - bucket.at) / 1000) * rate.perSecond)
    buckets.set(address, { left: left >= 1 ? left - 1 : left, at })
    return left >= 1
  }
}
