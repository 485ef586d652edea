const known = new Map<string, string>()
const KNOWN_MAX = 100_000

/** 53 bits of a string (cyrb53): collisions only purge a page too many. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** The sync tag of a bucket: the same in every process and after every restart. */
export function syncTag(bucket: string): string {
  let tag = known.get(bucket)
  if (tag === undefined) {
    tag = `s1:${hash(bucket)}`
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(bucket, tag)
  }
  return tag
}

export function syncTags(buckets: Iterable<string>): string[] {
  return [...new Set(Array.from(buckets, syncTag))]
}
