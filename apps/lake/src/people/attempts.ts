import { LRUCache } from 'lru-cache'

export interface Allowance {
  /** Failures in a row before one has to wait. */
  burst: number
  /** Then one more each so many milliseconds. */
  everyMs: number
}

export interface Attempts {
  /** Counts an attempt. Gives 0 when it may be made, else the seconds until the next one may. */
  begin(key: string): number
  /** Takes an attempt back that turned out right. */
  succeed(key: string): void
}

/**
 * Limits attempts by key. They count when they begin, so that many at once do not get through together. Of more than
 * 10,000 keys the least recently seen are forgotten.
 * @param now milliseconds of a clock that never goes back
 */
export function limitAttempts(
  { burst, everyMs }: Allowance,
  now: () => number = () => performance.now(),
): Attempts {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 10_000 })
  const read = (key: string) => {
    const at = now()
    const bucket = buckets.get(key) ?? { left: burst, at }
    return { left: Math.min(burst, bucket.left + (at - bucket.at) / everyMs), at }
  }
  return {
    begin(key) {
      const { left, at } = read(key)
      if (left < 1) return Math.ceil(((1 - left) * everyMs) / 1000)
      buckets.set(key, { left: left - 1, at })
      return 0
    },
    succeed(key) {
      const { left, at } = read(key)
      buckets.set(key, { left: Math.min(burst, left + 1), at })
    },
  }
}

/** What counts as one client: an IPv4 address, or the /64 network that is one household's under IPv6. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return groups.slice(0, 4).join(':')
}
