import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets one page fade into the next where the browser can, the visitor does not mind motion and the tab is seen. Another
 * change of page cuts a fade short, which is no error.
 */
export function fadeBetweenPages(router: AnyRouter): void {
  let pathChanged = false
  router.subscribe('onBeforeNavigate', (event) => {
    pathChanged = event.fromLocation !== undefined && event.pathChanged
  })
  router.startViewTransition = async (update) => {
    const fades =
      pathChanged &&
      'startViewTransition' in document &&
      !document.hidden &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!fades) return update()
    const transition = document.startViewTransition(update)
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    return transition.updateCallbackDone
  }
}
