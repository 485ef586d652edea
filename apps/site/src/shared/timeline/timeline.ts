/** Something to see, and how many milliseconds it lasts. */
export interface Moment {
  left: number
}

/** A moment that is being shown: `left` is what is left of it. */
export type Frame<Shown extends Moment> = Shown & {
  /** How often all of the timeline has been shown before. */
  round: number
}

/** How long a timeline takes, in milliseconds. */
export const durationOf = (timeline: readonly Moment[]): number =>
  timeline.reduce((sum, { left }) => sum + left, 0)

/** What there is to see once it has run for so many milliseconds; it starts over when it is through. */
export function frameAt<Shown extends Moment>(
  timeline: readonly Shown[],
  elapsed: number,
): Frame<Shown> {
  const duration = durationOf(timeline)
  const round = Math.floor(elapsed / duration)
  let left = elapsed - round * duration
  for (const moment of timeline) {
    if (left < moment.left) return { ...moment, round, left: moment.left - left }
    left -= moment.left
  }
  throw new Error('a timeline has no moments')
}
