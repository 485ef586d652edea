/** An element and whether its top lies above the reading line. */
export interface Crossing {
  id: string
  passed: boolean
}

/** The elements whose tops lie above the line, after some of them have crossed it. */
export function afterCrossings(
  passed: ReadonlySet<string>,
  crossings: readonly Crossing[],
): ReadonlySet<string> {
  const next = new Set(passed)
  for (const { id, passed } of crossings) {
    if (passed) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The element being read: the last one above the line; null while the reader is still above the first. */
export const lastPassed = (order: readonly string[], passed: ReadonlySet<string>): string | null =>
  order.findLast((id) => passed.has(id)) ?? null
