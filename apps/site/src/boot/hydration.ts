import { useEffect } from 'react'

declare global {
  interface Window {
    /** Buttons pressed before they could answer; the boot script notes them. */
    earlyPresses?: HTMLElement[]
  }
}

const page = () => document.documentElement

/** Says that React is about to hydrate the page as the server wrote it. */
export function markHydrating(): void {
  page().dataset.hydrating = ''
}

/** Whether what is rendered now was written by the server. */
export const isHydrating = (): boolean => 'hydrating' in page().dataset

/**
 * Marks a part of the page as hydrated (a section, or the document for all that is in none), and presses the buttons
 * again that were pressed in it before.
 */
export function markHydrated(part: HTMLElement): void {
  part.dataset.hydrated = ''
  for (const button of window.earlyPresses?.splice(0) ?? []) {
    if (button.closest('[data-section], html') === part) button.click()
    else window.earlyPresses?.push(button)
  }
  if (part === page()) delete part.dataset.hydrating
  window.dispatchEvent(new Event(part === page() ? 'hydrated' : 'section-hydrated'))
}

/** Marks the document as hydrated, for what stands in no section. */
export const useHydrated = (): void => useEffect(() => markHydrated(page()), [])
