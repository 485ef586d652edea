/** The views besides the first, by the last part of their address. */
const further = ['analytics', 'users', 'settings', 'reports', 'support'] as const

export type DashboardView = 'overview' | (typeof further)[number]

/** The views in the order of the sidebar. */
export const dashboardViews: readonly DashboardView[] = ['overview', ...further]

/** Where a view lives, without language: `/dashboard`, `/dashboard/users`. */
export const viewPath = (view: DashboardView): string =>
  view === 'overview' ? '/dashboard' : `/dashboard/${view}`

/** The view an address asks for by what follows `/dashboard/`; null where there is none. */
export function viewOf(name: string | undefined): DashboardView | null {
  if (name === undefined) return 'overview'
  return further.find((view) => view === name) ?? null
}
