import { type RunningMenu, runMenu } from './run-menu.ts'

/**
 * Opens and closes the menu in `root`, whose summary is its trigger: by pointer, focus, press and keys. Returns
 * the running menu, to be told more, and what stops the watching.
 */
export function watchMenu(root: HTMLDetailsElement, report: (open: boolean) => void): RunningMenu {
  const menu = runMenu(report)
  const listeners = new AbortController()
  const { signal } = listeners
  const trigger = () => root.querySelector('summary')
  const isOutside = (place: EventTarget | null) => !(place instanceof Node && root.contains(place))
  // The focus a press brings along is the press's.
  let pressing = false

  const onPointer = (type: string, handle: (event: PointerEvent) => void) =>
    root.addEventListener(
      type,
      (event) => {
        if (event instanceof PointerEvent && event.pointerType !== 'touch') handle(event)
      },
      { signal },
    )
  onPointer('pointerenter', () => menu.send('hover'))
  onPointer('pointerleave', () => {
    // Whoever is in it by keyboard has not left because the mouse has.
    if (!root.querySelector(':focus-visible')) menu.send('leave')
  })

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressing = true
      if (isOutside(target)) menu.send('dismiss')
    },
    { signal },
  )
  const endPress = () => {
    pressing = false
  }
  // Not with `pointerup`: under a finger the focus comes after it.
  for (const end of ['click', 'pointercancel', 'keydown']) {
    document.addEventListener(end, endPress, { capture: true, signal })
  }
  root.addEventListener(
    'focusin',
    () => {
      if (!pressing) menu.send('focus')
    },
    { signal },
  )
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && isOutside(relatedTarget)) menu.send('leave')
    },
    { signal },
  )
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.send('dismiss')
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // One press closes one thing: the assistant's answer stays. A dialog over the page comes first.
      if (root.open && !document.querySelector('dialog[open]')) event.preventDefault()
      if (root.contains(document.activeElement)) trigger()?.focus()
      menu.send('dismiss')
    },
    { capture: true, signal },
  )
  return {
    send: menu.send,
    stop: () => {
      menu.stop()
      listeners.abort()
    },
  }
}
