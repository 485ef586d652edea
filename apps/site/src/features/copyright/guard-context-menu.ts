/** How long the notice is shown, in milliseconds. */
export const noticeLasts = 2000

/** Where the menu was asked for, in the window. */
export interface MenuPlace {
  x: number
  y: number
}

/**
 * Keeps the browser's context menu from opening and says where it was asked for. It still opens in form fields, by the
 * keyboard's own key, and under a finger, where it comes with selecting text. Returns what stops it.
 */
export function guardContextMenu(report: (place: MenuPlace) => void): () => void {
  let byKeyboard = false
  const onKey = ({ key, shiftKey }: KeyboardEvent) => {
    byKeyboard = key === 'ContextMenu' || (key === 'F10' && shiftKey)
  }
  const onPointer = () => {
    byKeyboard = false
  }
  const onMenu = (event: MouseEvent) => {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch'
    if (byKeyboard || touched || isField(event.target)) return
    event.preventDefault()
    report({ x: event.clientX, y: event.clientY })
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('contextmenu', onMenu)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('contextmenu', onMenu)
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
    null
