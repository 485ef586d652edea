import { furtherViews } from '@jalonne/domain'

export type DashboardView = 'overview' | (typeof furtherViews)[number]

/** The views in the order of the sidebar. */
export const dashboardViews: readonly DashboardView[] = ['overview', ...furtherViews]

/** Where a view lives, without language: `/dashboard`, `/dashboard/users`. */
export const viewPath = (view: DashboardView): string =>
  view === 'overview' ? '/dashboard' : `/dashboard/${view}`

/** The view an address asks for by what follows `/dashboard/`; null where there is none. */
export function viewOf(name: string | undefined): DashboardView | null {
  if (name === undefined) return 'overview'
  return furtherViews.find((view) => view === name) ?? null
}
