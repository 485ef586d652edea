import { useEffect } from 'react'
import { useScripted } from '../shared/use-scripted.ts'

declare global {
  interface Window {
    /**
     * Buttons, links that open a dialog, and the button that sends the assistant a question, pressed before they could
     * answer; the boot script notes them.
     */
    earlyPresses?: (HTMLButtonElement | HTMLAnchorElement)[]
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
    if (partOf(button) === part) button.click()
    else window.earlyPresses?.push(button)
  }
  if (part === page()) delete part.dataset.hydrating
  window.dispatchEvent(new Event(part === page() ? 'hydrated' : 'section-hydrated'))
}

/**
 * Follows a link that was pressed to open a dialog, or sends a question to the contact page, and leaves later presses to
 * the browser: the app cannot start.
 */
export function leavePressesToBrowser(): void {
  const pressed = window.earlyPresses?.find(({ type }) => type !== 'button')
  delete window.earlyPresses
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
  else pressed?.form?.submit()
}

// Links that open a dialog are answered by the document's own part, wherever they stand.
const partOf = (pressed: HTMLElement) =>
  pressed instanceof HTMLAnchorElement ? page() : pressed.closest('[data-section], html')

/** Marks the document as hydrated, for what stands in no section. */
export function Hydrated(): null {
  const scripted = useScripted()
  useEffect(() => {
    if (scripted) markHydrated(page())
  }, [scripted])
  return null
}
