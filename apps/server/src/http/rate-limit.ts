import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  filledAt: number
}

/** Most a client may ask for at once, after a quiet time. */
const maxBurst = 100

/**
 * Counts per client how much work it may cause: `perMinute` on average, a hundred at once.
 * Remembers ten thousand clients; the one seen longest ago is forgotten first.
 */
export function rateLimit(options: { perMinute: number; now: () => number }) {
  const { perMinute, now } = options
  const burst = Math.min(perMinute, maxBurst)
  const buckets = new LRUCache<string, Bucket>({ max: 10_000 })
  return (client: string): boolean => {
    const at = now()
    const bucket = buckets.get(client) ?? { tokens: burst, filledAt: at }
    const earned = ((at - bucket.filledAt) * perMinute) / 60_000
    bucket.tokens = Math.min(burst, bucket.tokens + earned)
    bucket.filledAt = at
    buckets.set(client, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }
}

/** Who sent a request: the peer, or what the one proxy in front says when it is trusted. */
export function clientAddress(request: {
  peer: string | undefined
  forwardedFor: string | undefined
  trustProxy: boolean
}): string {
  // Only the last entry was written by our proxy; the client can invent the others.
  const forwarded = request.forwardedFor?.split(',').at(-1)?.trim()
  if (request.trustProxy && forwarded) return forwarded
  return request.peer ?? 'unknown'
}
