function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Gives every object in an array a `_key`, which editors need to tell items apart. */
export function withArrayKeys<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
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
