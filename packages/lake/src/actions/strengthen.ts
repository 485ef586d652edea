/**
 * A copy in which references made weak until publishing are what they are meant to be: drafts may refer to documents
 * that are not published yet, published documents may not.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, item]) => [name, strengthened(item)] as const)
  const { _strengthenOnPublish: mark, ...copy } = Object.fromEntries(entries)
  if (mark === undefined) return copy
  const staysWeak =
    mark !== null && typeof mark === 'object' && 'weak' in mark && mark.weak === true
  if (staysWeak) return copy
  const { _weak, ...strong } = copy
  return strong
}
