/** A point of a profile: how far along and how high, both from 0 to 1. */
type Point = readonly [along: number, height: number]

// Between two stations, and after the last one: how far on, and how much above or below the straight way.
const bumps: readonly Point[] = [
  [0.16, -0.035],
  [0.4, -0.01],
  [0.62, 0.06],
  [0.82, 0.01],
]
const descent: readonly Point[] = [
  [0.2, -0.07],
  [0.4, -0.05],
  [0.66, -0.18],
  [1, -0.26],
]
const [lowest, highest] = [0.14, 0.74]

/** How high each of so many stations lies, from 0 to 1: every one above the one before. */
export const stationHeights = (count: number): number[] =>
  Array.from({ length: count }, (_, place) =>
    count === 1 ? highest : lowest + ((highest - lowest) * place) / (count - 1),
  )

/**
 * The line of a way that climbs from station to station and goes down behind the last one, as the data of an SVG path in
 * a box of 1000 by 100. Each station stands where its column begins.
 */
export function profileLine(count: number): string {
  const heights = stationHeights(count)
  const points = heights.flatMap((height, place): Point[] => {
    const next = heights[place + 1]
    const between =
      next === undefined
        ? descent.map(([along, below]): Point => [along, height + below])
        : bumps.map(([along, above]): Point => [along, height + (next - height) * along + above])
    return [[0, height] as Point, ...between].map(([along, y]) => [(place + along) / count, y])
  })
  return `M${points.map(([x, y]) => `${Math.round(x * 1000)} ${Math.round((1 - y) * 1000) / 10}`).join('L')}`
}
