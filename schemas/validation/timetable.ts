interface Cell {
  plan?: { _ref?: string }
}

/** A row of the timetable has at most one cell for each plan. */
export function oneCellPerPlan(cells: unknown[] | null | undefined): true | string {
  const plans = (cells ?? []).map((cell) => (cell as Cell).plan?._ref).filter(Boolean)
  return new Set(plans).size === plans.length || 'A plan has two cells in this row: remove one.'
}
