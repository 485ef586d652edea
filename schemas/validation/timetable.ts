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
