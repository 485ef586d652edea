import { type MenuPlace, menuRefused } from '../../boot/refuse-menus.ts'

/** Whether the context menu has been refused and nobody has been told why. */
export const menuIsRefused = (): boolean => window.refusedMenu !== undefined

/** Tells where the context menu was refused last, if nobody has been told, and from now on. Returns what stops it. */
export function followRefusedMenus(report: (place: MenuPlace) => void): () => void {
  const tell = () => {
    const place = window.refusedMenu
    window.refusedMenu = undefined
    if (place) report(place)
  }
  tell()
  window.addEventListener(menuRefused, tell)
  return () => window.removeEventListener(menuRefused, tell)
}
