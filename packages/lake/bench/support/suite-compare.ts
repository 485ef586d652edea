import { isFields } from '../../src/mendoza/values.ts'

/** Attributes that a lake adds to documents by itself. */
const maintained = new Set(['_rev', '_createdAt', '_updatedAt', '_system', '_originalId'])

/** The value with each `_score` as its place among the scores, the best first: what the suite can expect of any engine. */
export function withPlaces(value: unknown): unknown {
  const scores = new Set<number>()
  const visit = (part: unknown): void => {
    if (isFields(part) && typeof part._score === 'number') scores.add(part._score)
    if (part !== null && typeof part === 'object') Object.values(part).forEach(visit)
  }
  visit(value)
  if (scores.size === 0) return value
  const order = [...scores].sort((a, b) => b - a)
  const placed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(placed)
    if (!isFields(part)) return part
    const { _score, ...rest } = part
    const entries = Object.entries(rest).map(([name, own]) => [name, placed(own)] as const)
    const place = typeof _score === 'number' ? { _pos: order.indexOf(_score) + 1 } : {}
    return { ...Object.fromEntries(entries), ...place }
  }
  return placed(value)
}

/** Whether an answer is the expected one. Numbers may differ in their last bits. */
export function isSameJson(actual: unknown, expected: unknown): boolean {
  if (actual === expected) return true
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= 1e-12 * Math.max(1, Math.abs(actual), Math.abs(expected))
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length !== expected.length) return false
    return actual.every((item, index) => isSameJson(item, expected[index]))
  }
  if (!isFields(actual) || !isFields(expected)) return false
  const names = Object.keys(actual).filter(
    (name) => !maintained.has(name) || Object.hasOwn(expected, name),
  )
  if (names.length !== Object.keys(expected).length) return false
  return names.every(
    (name) => Object.hasOwn(expected, name) && isSameJson(actual[name], expected[name]),
  )
}
