import { durationOf, type Moment } from '../../shared/timeline/timeline.ts'

/** What the demonstration shows, one after the other; `top` is also what it shows where nothing moves. */
export type Phase = 'in' | 'type' | 'click' | 'results' | 'climb' | 'top' | 'out'

/** What there is to see at a moment. */
export interface SearchMoment extends Moment {
  phase: Phase
  /** Characters of the query that are typed. */
  typed: number
  /** How many positions the result has reached. */
  reached: number
}

/** In milliseconds. */
const perCharacter = 50
const climbing = 2_500
const lasts = { in: 400, click: 350, results: 900, top: 4_500, out: 400 }

/** Of its end, which is where it begins, a visitor first sees this much. */
const firstLook = 1_500

/** The whole of it for a query of so many characters and a result that takes so many positions. */
export function timelineOf(characters: number, positions: number): SearchMoment[] {
  const legs = Math.max(0, positions - 1)
  const typing = Array.from({ length: characters }, (_, typed) => typed)
  const climb = Array.from({ length: legs }, (_, leg) => leg + 2)
  const [typed, end] = [characters, legs + 1]
  return [
    { phase: 'in', typed: 0, reached: 0, left: lasts.in },
    ...typing.map((done) => ({
      phase: 'type' as const,
      typed: done + 1,
      reached: 0,
      left: perCharacter,
    })),
    { phase: 'click', typed, reached: 0, left: lasts.click },
    { phase: 'results', typed, reached: Math.min(1, legs), left: lasts.results },
    ...climb.map((reached) => ({
      phase: 'climb' as const,
      typed,
      reached,
      left: climbing / legs,
    })),
    { phase: 'top', typed, reached: end, left: lasts.top },
    { phase: 'out', typed, reached: end, left: lasts.out },
  ]
}

/** Where it begins: at the top, so that what stood still begins to move without a jump. */
export const beginningOf = (timeline: readonly SearchMoment[]): number =>
  durationOf(timeline) - lasts.out - firstLook
