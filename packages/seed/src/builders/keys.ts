const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (item: Record<string, unknown>, index: number): string => {
  if (typeof item._key === 'string') return item._key
  if (typeof item._ref === 'string') return item._ref
  return `item-${index + 1}`
}

/**
 * Gives every object in an array the `_key` the content lake needs: its own if it has one, the id
 * it refers to, or else its position. The same content always gets the same keys.
 */
export const withKeys = <Content>(content: Content): Content => {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((item, index) =>
        isRecord(item)
          ? { _key: keyOf(item, index), ...(visit(item) as Record<string, unknown>) }
          : visit(item),
      )
    }
    if (isRecord(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, visit(field)]))
    }
    return value
  }
  return visit(content) as Content
}
