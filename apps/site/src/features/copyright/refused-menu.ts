/** Where the context menu was opened, in the window, in CSS px. */
export interface MenuPlace {
  x: number
  y: number
}

declare global {
  interface Window {
    /** Where the boot script refused the menu last, until a listener has it. */
    refusedMenu?: MenuPlace | undefined
  }
}

/** Calls the listener with where the context menu was refused: last, if nobody has that yet, and from now on. Returns what stops it. */
export function followRefusedMenus(report: (place: MenuPlace) => void): () => void {
  const notify = () => {
    const place = window.refusedMenu
    window.refusedMenu = undefined
    if (place) report(place)
  }
  notify()
  window.addEventListener('menurefused', notify)
  return () => window.removeEventListener('menurefused', notify)
}
