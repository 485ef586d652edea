/**
 * Reports whether a loop may run: its element is on screen, the tab is visible and the visitor has not
 * chosen less motion. Calls back on every change and returns what stops the watching.
 */
export function watchMotion(element: Element, report: (allowed: boolean) => void): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let onScreen = false
  const notify = () => report(onScreen && !document.hidden && !lessMotion.matches)
  const observer = new IntersectionObserver((entries) => {
    // A busy page hears of several changes at once, the newest last.
    onScreen = entries.at(-1)?.isIntersecting ?? false
    notify()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', notify)
  lessMotion.addEventListener('change', notify)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', notify)
    lessMotion.removeEventListener('change', notify)
  }
}
