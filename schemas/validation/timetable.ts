import { itemsOf } from '@jalonne/domain'
import type { ValidationContext, ValidationError } from '@sanity/types'
import { say } from './say.ts'

function planOf(cell: unknown): string | null {
  if (typeof cell !== 'object' || cell === null || !('plan' in cell)) return null
  const { plan } = cell
  if (typeof plan !== 'object' || plan === null || !('_ref' in plan)) return null
  return typeof plan._ref === 'string' ? plan._ref : null
}

/** A row of the timetable has at most one cell for each plan. */
export function oneCellPerPlan(
  cells: unknown[] | null | undefined,
  context?: unknown,
): true | string {
  const plans = (cells ?? []).map(planOf).filter((plan) => plan !== null)
  return (
    new Set(plans).size === plans.length ||
    say(context, {
      en: 'A plan has two cells in this row: remove one.',
      fr: 'Une offre a deux cases sur cette ligne : retirez-en une.',
    })
  )
}

/** Tells of a plan of the timetable that no row has a cell for: visitors read that it includes nothing. */
export function cellsForEachPlan(
  plans: unknown[] | null | undefined,
  context: Pick<ValidationContext, 'parent'>,
): true | ValidationError[] {
  const { rows } = (context.parent ?? {}) as { rows?: unknown }
  const cells = itemsOf<{ cells?: unknown }>(rows).flatMap((row) => itemsOf<object>(row.cells))
  const compared = new Set(cells.map((cell) => planOf(cell)))
  const without = itemsOf<{ _key: string; _ref?: string }>(plans).filter(
    ({ _ref }) => _ref && !compared.has(_ref),
  )
  if (without.length === 0) return true
  const message = say(context, {
    en: 'No row has a cell for this plan: visitors read “Not included” in all of them.',
    fr: 'Aucune ligne n’a de case pour cette offre : les visiteurs lisent partout « Non inclus ».',
  })
  return without.map(({ _key }) => ({ message, path: [{ _key }] }))
}

/** Tells of cells of a plan that is no column any more: nobody sees them, and they keep the plan from being deleted. */
export function cellsOfColumns(
  rows: unknown[] | null | undefined,
  context: Pick<ValidationContext, 'parent'>,
): true | ValidationError[] {
  const { plans } = (context.parent ?? {}) as { plans?: unknown }
  const columns = new Set(itemsOf<{ _ref?: string }>(plans).map(({ _ref }) => _ref))
  const message = say(context, {
    en: 'The plan of this cell is no column any more: remove the cell.',
    fr: 'L’offre de cette case n’est plus une colonne : retirez la case.',
  })
  const left = itemsOf<{ _key: string; cells?: unknown }>(rows).flatMap((row) =>
    itemsOf<{ _key: string }>(row.cells)
      .filter((cell) => {
        const plan = planOf(cell)
        return plan !== null && !columns.has(plan)
      })
      .map((cell) => ({ message, path: [{ _key: row._key }, 'cells', { _key: cell._key }] })),
  )
  return left.length === 0 || left
}
