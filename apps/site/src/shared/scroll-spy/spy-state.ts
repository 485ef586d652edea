import { afterCrossings, type Crossing, lastPassed } from './passed.ts'

/** How long a choice stands, whatever the page scrolls past meanwhile: milliseconds. */
export const choiceHolds = 800

/** Where a reader is among the places of a page. */
export interface SpyState {
  /** The places from top to bottom. */
  order: readonly string[]
  /** Those whose tops lie above the reading line. */
  passed: ReadonlySet<string>
  /** The place the index shows; null above the first. */
  active: string | null
  /** Until then scrolling does not change what is shown. */
  heldUntil: number
}

/** What can happen, and when: `at` in milliseconds of any steady clock. */
export type SpyEvent =
  | { type: 'watched'; order: readonly string[] }
  | { type: 'crossed'; crossings: readonly Crossing[]; at: number }
  | { type: 'chosen'; id: string; at: number }
  | { type: 'released'; at: number }

/** A reader at the top of the page. */
export const unread: SpyState = { order: [], passed: new Set(), active: null, heldUntil: 0 }

/** The reader scrolls or chooses a place: what the index shows next. */
export function spyReducer(state: SpyState, event: SpyEvent): SpyState {
  switch (event.type) {
    case 'watched':
      return { ...unread, order: event.order }
    case 'crossed':
      return follow({ ...state, passed: afterCrossings(state.passed, event.crossings) }, event.at)
    case 'chosen':
      return { ...state, active: event.id, heldUntil: event.at + choiceHolds }
    case 'released':
      return follow(state, event.at)
  }
}

function follow(state: SpyState, at: number): SpyState {
  if (at < state.heldUntil) return state
  return { ...state, active: lastPassed(state.order, state.passed) }
}
