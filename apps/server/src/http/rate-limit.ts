import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  filledAt: number
}

/** Most a client may ask for at once, after a quiet time. */
const maxBurst = 100

/**
 * Counts per client how much work it may cause: `perMinute` on average, `burst` at once (a minute's worth, a hundred
 * at most, where not given). Remembers ten thousand clients; the one seen longest ago is forgotten first.
 */
export function rateLimit(options: { perMinute: number; burst?: number; now: () => number }) {
  const { perMinute, burst = Math.min(perMinute, maxBurst), now } = options
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

/**
 * Whom to count a request to: the peer, or who the one proxy in front says it is when it is trusted. A whole /64 of
 * IPv6 counts as one, since that is the least a customer is given.
 */
export function clientAddress(request: {
  peer: string | undefined
  forwardedFor: string | undefined
  trustProxy: boolean
}): string {
  // Only the last entry was written by our proxy; the client can invent the others.
  const forwarded = request.forwardedFor?.split(',').at(-1)?.trim()
  return network((request.trustProxy && forwarded) || request.peer || 'unknown')
}

function network(address: string): string {
  // Some proxies write a port, `192.0.2.7:4711` or `[2001:db8::7]:4711`, some systems an interface, `fe80::1%eth0`.
  const bare = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare.slice(0, 64)
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0')
  return `${[...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':')}::/64`
}
