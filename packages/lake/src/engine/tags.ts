const known = new Map<string, string>()
const knownMax = 100_000

// A page carries dozens of tags to its readers, so they are short. Two names with the same tag, one pair in a billion,
// only purge a page too many.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const tagLength = 5

/** 30 bits of a string (the first half of cyrb53), in base64url. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  let letters = ''
  for (let at = 0; at < tagLength; at++) letters += alphabet[(high >>> (6 * at)) & 63]
  return letters
}

/** The sync tag of a bucket: the same in every process and after every restart. */
export function syncTag(bucket: string): string {
  let tag = known.get(bucket)
  if (tag === undefined) {
    tag = `s1:${hash(bucket)}`
    if (known.size >= knownMax) known.clear()
    known.set(bucket, tag)
  }
  return tag
}

/** The tags of buckets, each once, as a response and the live stream name them. */
export function syncTags(buckets: Iterable<string>): string[] {
  return [...new Set(Array.from(buckets, syncTag))]
}
