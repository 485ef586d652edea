import type { RouterHistory } from '@tanstack/react-router'

const attribute = 'data-going-back'

/** Notes on the document whether the visitor's last move was one through the browser's history. */
export function followHistory(history: RouterHistory): void {
  history.subscribe(({ action: { type } }) => {
    const isNew = type === 'PUSH' || type === 'REPLACE'
    document.documentElement.toggleAttribute(attribute, !isNew)
  })
}

/** Whether the visitor comes to a page through the browser's history, so that it is scrolled to where they were. */
export const isGoingBack = (): boolean => document.documentElement.hasAttribute(attribute)
