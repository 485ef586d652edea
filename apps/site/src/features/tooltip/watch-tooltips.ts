/** How long one rests on a control before it is named, in milliseconds. */
const tooltipDelay = 700
/** How long the name outlasts the pointer, so that it can be reached, in milliseconds. */
const grace = 120

/**
 * Names the controls that show only an icon (`data-tooltip`) to whoever rests on them, by pointer or by keyboard.
 * `show` is called with it, and null when it is over: on leaving, on pressing, on Escape. Returns what stops it.
 */
export function watchTooltips(show: (control: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: HTMLElement | null = null
  let named: HTMLElement | null = null
  const name = (control: HTMLElement | null) => {
    named = control
    show(control)
  }
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const rest = (control: HTMLElement | null) => {
    if (control === resting) return
    resting = control
    // From one to its neighbour, the name goes along.
    if (control && named) after(0, () => name(control))
    else if (control) after(tooltipDelay, () => name(control))
    else after(grace, () => name(null))
  }
  const end = () => {
    clearTimeout(timer)
    resting = null
    name(null)
  }
  const controlAt = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return null
    // On its name one is still on the control.
    return target.closest('[role="tooltip"]')
      ? resting
      : target.closest<HTMLElement>('[data-tooltip]')
  }
  const onOver = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    rest(controlAt(event.target))
  }
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) rest(controlAt(target))
  }
  const onBlur = () => rest(null)
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
  }
  document.addEventListener('pointerover', onOver)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  document.addEventListener('pointerdown', end)
  document.addEventListener('keydown', onKey)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    document.removeEventListener('pointerdown', end)
    document.removeEventListener('keydown', onKey)
  }
}
