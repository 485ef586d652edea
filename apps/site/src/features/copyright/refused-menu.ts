/** Where the context menu was asked for, in the window, in CSS px. */
export interface MenuPlace {
  x: number
  y: number
}

declare global {
  interface Window {
    /** Where the boot script refused the menu last, until somebody is told. */
    refusedMenu?: MenuPlace | undefined
  }
}

/** Tells where the context menu was refused last, if nobody has been told, and from now on. Returns what stops it. */
export function followRefusedMenus(report: (place: MenuPlace) => void): () => void {
  const tell = () => {
    const place = window.refusedMenu
    window.refusedMenu = undefined
    if (place) report(place)
  }
  tell()
  window.addEventListener('menurefused', tell)
  return () => window.removeEventListener('menurefused', tell)
}
