/** What to do when another service worker has taken over a tab. */
export type Reload = 'never' | 'now' | 'later'

/**
 * A tab of an earlier release than the worker's is loaded again, once. Not one of the same release, as at the first
 * installation or where the page has just been loaded; and not while a visitor is busy with what would be lost.
 */
export function decideReload(tab: {
  /** Whether the page is of the release that the worker is of. */
  current: boolean
  reloaded: boolean
  busy: boolean
}): Reload {
  if (tab.current || tab.reloaded) return 'never'
  return tab.busy ? 'later' : 'now'
}
