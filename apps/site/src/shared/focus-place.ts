/** Moves the focus to a place of the page, also to one that takes none by itself, and scrolls nothing: Tab goes on from there. */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
