import type { Random } from '../../testing/random.ts'

const pieces = ['a', 'b', 'é', 'ß', '😀', '😁', '日', '\n', ' ', '\ud83d', 'mot']
const names = ['p', 'q', 'é', '_z', 'Q', 'constructor', '😀']

function text(random: Random): string {
  return Array.from({ length: random.below(12) }, () => random.pick(pieces)).join('')
}

function value(random: Random, depth: number): unknown {
  switch (random.below(depth > 0 ? 8 : 4)) {
    case 0:
    case 1:
      return text(random)
    case 2:
      return random.below(5)
    case 3:
      return random.pick([null, true, false])
    case 4:
    case 5:
      return fields(random, depth - 1)
    case 6:
      return Array.from({ length: random.below(4) }, (_, n) => ({
        _key: `k${random.chance(0.9) ? n : 0}`,
        ...fields(random, depth - 1),
      }))
    default:
      return Array.from({ length: random.below(4) }, () => value(random, depth - 1))
  }
}

function fields(random: Random, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [random.pick(names), value(random, depth)]),
  )
}

/** A document of odd names and texts, four levels deep. */
export function randomFields(random: Random): Record<string, unknown> {
  return { _id: 'd', ...fields(random, 4) }
}

function editText(random: Random, before: string): string {
  const at = random.below(before.length + 1)
  return before.slice(0, at) + text(random) + before.slice(at + random.below(4))
}

function editItems(random: Random, before: readonly unknown[]): unknown[] {
  const at = random.below(before.length + 1)
  const other = random.below(before.length + 1)
  switch (random.below(4)) {
    case 0:
      return before.toSpliced(at, 0, { _key: `n${random.below(50)}`, v: value(random, 2) })
    case 1:
      return before.toSpliced(at, 1)
    case 2:
      return before.toSpliced(at, 1).toSpliced(other, 0, ...before.slice(at, at + 1))
    default:
      return before.map((item, n) => (n === at ? edit(random, item) : item))
  }
}

function edit(random: Random, before: unknown): unknown {
  if (random.chance(0.1)) return value(random, 3)
  if (typeof before === 'string') return editText(random, before)
  if (Array.isArray(before)) return editItems(random, before)
  if (before === null || typeof before !== 'object') return value(random, 3)
  const entries: [string, unknown][] = Object.entries(before)
  const at = random.below(entries.length + 1)
  const name = random.pick(names)
  if (at === entries.length) return { ...before, [name]: value(random, 3) }
  if (random.chance(0.2)) return Object.fromEntries(entries.toSpliced(at, 1))
  return Object.fromEntries(entries.map(([k, v], n) => [k, n === at ? edit(random, v) : v]))
}

/** The document with a few of its parts changed, added, moved or removed. */
export function randomEdit(
  random: Random,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  let after: Record<string, unknown> = { ...before }
  for (let edits = 1 + random.below(3); edits > 0; edits--) {
    const { _id, ...rest } = after
    const edited = edit(random, rest)
    const isObject = edited !== null && typeof edited === 'object' && !Array.isArray(edited)
    after = { ...(isObject ? edited : { edited }), _id: 'd' }
  }
  return after
}
