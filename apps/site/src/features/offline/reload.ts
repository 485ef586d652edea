/** What to do when another service worker has taken over a tab. */
export type Reload = 'never' | 'now' | 'later'

/**
 * A new worker means a new release: the tab is loaded again, once. Not at the first installation, when there was no
 * worker before; and not over what a visitor is writing, which would be lost.
 */
export function decideReload(tab: {
  /** Whether a worker was in charge when the page was loaded. */
  controlled: boolean
  reloaded: boolean
  writing: boolean
}): Reload {
  if (!tab.controlled || tab.reloaded) return 'never'
  return tab.writing ? 'later' : 'now'
}
