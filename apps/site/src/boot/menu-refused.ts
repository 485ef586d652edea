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
