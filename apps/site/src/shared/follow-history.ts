import type { RouterHistory } from '@tanstack/react-router'

const attribute = 'data-going-back'

/**
 * Notes on the document whether the visitor's last move was one through the browser's history (`data-going-back`), and
 * whether it leads to a place in a page (`data-to-place`).
 */
export function followHistory(history: RouterHistory): void {
  history.subscribe(({ action: { type }, location }) => {
    const isNew = type === 'PUSH' || type === 'REPLACE'
    document.documentElement.toggleAttribute(attribute, !isNew)
    document.documentElement.toggleAttribute('data-to-place', location.hash !== '')
  })
}

/** Whether the visitor comes to a page through the browser's history, so that it is scrolled to where they were. */
export const isGoingBack = (): boolean => document.documentElement.hasAttribute(attribute)
