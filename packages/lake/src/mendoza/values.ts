export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields: no array, not null. */
export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** The `_key` of an array item; null for items without one. */
export function keyOf(value: unknown): string | null {
  return isFields(value) && typeof value._key === 'string' ? value._key : null
}

/** Whether two JSON values are the same; the order of fields does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => isEqual(item, b[index]))
  }
  if (!isFields(a) || !isFields(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
}
