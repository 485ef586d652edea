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
