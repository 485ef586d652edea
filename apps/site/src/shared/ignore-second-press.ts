import type { MouseEvent } from 'react'

/** Leaves out the second press of a double click or tap, which meets what the first has just put in its place. */
export function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
