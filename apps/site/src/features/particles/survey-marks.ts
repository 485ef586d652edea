/** Never more marks than this, however large the window. */
const mostMarks = 220
/** Window a mark has for itself, in pixels of its height, in each margin. */
const heightOfOne = 150
/** Half of the room a mark takes, in pixels. */
const reach = 5
/** Margins narrower than this stay empty: a mark would touch what stands beside it. */
const narrowestMargin = 32

export const kinds = ['cross', 'triangle', 'point'] as const

/** A sign that surveyors leave on a map. */
export interface Mark {
  kind: (typeof kinds)[number]
  /** Pixels from the window's corner. */
  x: number
  y: number
  /** How near it is, from 0.5 to 1: near ones move further. */
  depth: number
}

/**
 * Scatters marks over the margins of a window, so that none ever lies on a text.
 * @param width of the window, in pixels, as `height` and `margin`
 * @param random gives numbers between 0 and 1
 */
export function scatter(
  { width, height, margin }: { width: number; height: number; margin: number },
  random: () => number,
): Mark[] {
  if (margin < narrowestMargin) return []
  const count = Math.min(mostMarks, 2 * Math.round(height / heightOfOne))
  const room = margin - 2 * reach
  return Array.from({ length: count }, (_, number) => {
    const x = reach + room * random()
    return {
      kind: kinds[Math.floor(random() * kinds.length)] ?? 'point',
      x: number % 2 ? width - x : x,
      y: ((number + random()) / count) * height,
      depth: 0.5 + 0.5 * random(),
    }
  })
}

/** Where a mark stands in a window that was scrolled so far, in pixels: those that leave it come in again on its other side. */
export function heightOf({ y, depth }: Mark, scrolled: number, height: number): number {
  const round = height + 2 * reach
  const place = (y + reach - scrolled * depth) % round
  return (place < 0 ? place + round : place) - reach
}
