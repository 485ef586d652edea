/** The event on window that says that the context menu has been refused; `window.refusedMenu` holds the place. */
export const menuRefused = 'menurefused'

/** Where the menu was asked for, in the window, in CSS px. */
export interface MenuPlace {
  x: number
  y: number
}

declare global {
  interface Window {
    refusedMenu?: MenuPlace | undefined
  }
}

const fields = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])'

/**
 * Keeps the browser's context menu from opening. It still opens in form fields, by the keyboard's own key, under a
 * finger, where it comes with selecting text, and over the draft of a page, whose reader is at work on it.
 */
export function refuseMenus(): void {
  let byKey = false
  const capture = true
  addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      byKey = key === 'ContextMenu' || (key === 'F10' && shiftKey)
    },
    capture,
  )
  addEventListener(
    'pointerdown',
    () => {
      byKey = false
    },
    capture,
  )
  addEventListener('contextmenu', (event) => {
    const isField = event.target instanceof Element && event.target.closest(fields)
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (byKey || isTouch || isField) return
    event.preventDefault()
    window.refusedMenu = { x: event.clientX, y: event.clientY }
    dispatchEvent(new Event(menuRefused))
  })
}
