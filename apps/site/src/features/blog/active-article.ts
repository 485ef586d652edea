/** An article and whether its top lies above the reading line. */
export interface Crossing {
  id: string
  passed: boolean
}

/** The articles whose tops lie above the line, after some of them have crossed it. */
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

/** The article being read: the last one above the line; null while the reader is still at the top of the page. */
export const lastPassed = (order: readonly string[], passed: ReadonlySet<string>): string | null =>
  order.findLast((id) => passed.has(id)) ?? null
