import { isEqual, keyOf } from './values.ts'

/** Where an item comes from: the item at `index`, unchanged or not; null for one that is new. */
export type Origin = { index: number; unchanged: boolean } | null

function firstIndexes(items: readonly unknown[], name: (item: unknown) => string | null) {
  const indexes = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    const text = name(item)
    if (text !== null && !indexes.has(text)) indexes.set(text, index)
  }
  return indexes
}

/**
 * Finds for each item of `after` the item of `before` it was made from: by `_key`, else by value, else, where as many
 * items are left as there were, by position.
 */
export function* align(before: readonly unknown[], after: readonly unknown[]): Generator<Origin> {
  const byKey = firstIndexes(before, keyOf)
  let byValue: Map<string, number> | null = null
  let next = 0
  for (const [position, item] of after.entries()) {
    const origin = find(item, position)
    if (origin) next = origin.index + 1
    yield origin
  }

  function find(item: unknown, position: number): Origin {
    if (next < before.length && isEqual(before[next], item)) return { index: next, unchanged: true }
    const key = keyOf(item)
    if (key !== null) {
      const index = byKey.get(key)
      return index === undefined ? null : { index, unchanged: isEqual(before[index], item) }
    }
    byValue ??= firstIndexes(before, (other) => JSON.stringify(other))
    const same = byValue.get(JSON.stringify(item))
    if (same !== undefined) return { index: same, unchanged: true }
    const isInPlace = before.length === after.length && keyOf(before[position]) === null
    return isInPlace ? { index: position, unchanged: false } : null
  }
}
