const controls = 'a, button, summary, label, input, select, textarea'

/**
 * Leaves out the second click of a double click, or of a double tap, that meets another control than the first: what the
 * first has put there, or moved there, which nobody meant. `window` hears of it before anything on the page.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null
  window.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event
      const control = target instanceof Element ? target.closest(controls) : null
      if (detail < 2) first = control
      else if (control && control !== first) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true,
  )
}
