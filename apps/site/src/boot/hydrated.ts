/** Marks the document as taken over by the app, and lets the boot script hand over what was pressed before. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event('hydrated'))
}
