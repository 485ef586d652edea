function isKeyed(value: object): boolean {
  const isList = Array.isArray(value)
  for (const item of Object.values(value)) {
    if (item === null || typeof item !== 'object') continue
    if (isList && !Array.isArray(item) && !('_key' in item)) return false
    if (!isKeyed(item)) return false
  }
  return true
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Gives every object in an array a `_key`, which editors need to tell items apart; the same value where all have one. */
export function withArrayKeys<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (isKeyed(value)) return value
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = withArrayKeys(item)
      if (keyed === null || typeof keyed !== 'object' || Array.isArray(keyed)) return keyed
      return '_key' in keyed ? keyed : { _key: randomKey(), ...keyed }
    }) as T
  }
  const entries = Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)])
  return Object.fromEntries(entries) as T
}
