type Point = readonly [x: number, y: number]

/**
 * Writes one closed ring of grid coordinates as compact SVG path data in whole units: points that add
 * nothing are dropped, the rest steer a quadratic spline. `t` mirrors the control point before it,
 * which is just what such a spline needs, so a point costs two short numbers.
 * A ring too small to read is left out (an empty string).
 */
export function smoothPath(ring: readonly (readonly number[])[], cell: number): string {
  const points = simplify(
    ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x * cell, y * cell]),
    cell * tolerance,
  )
  const [first] = points
  // A ring opens where it closes: two points side by side there would pull a corner into the curve.
  const seam = points.at(-1)
  if (first && seam && Math.hypot(first[0] - seam[0], first[1] - seam[1]) < cell) points.pop()
  if (!first || points.length < 5 || extent(points) < cell * 1.4) return ''

  const start = middle(points.at(-1) ?? first, first)
  let control: Point = [Math.round(first[0]), Math.round(first[1])]
  let end = middle(control, points[1] ?? first)
  let path = `M${start.join(' ')}q${steps(start, control)} ${steps(start, end)}t`
  for (const next of [...points.slice(2), first]) {
    // Rounding moves the mirrored control point; aiming the next middle from where it really is keeps errors from adding up.
    control = [2 * end[0] - control[0], 2 * end[1] - control[1]]
    const middleOfNext = middle(control, next)
    path += `${steps(end, middleOfNext)} `
    end = middleOfNext
  }
  return path.replaceAll(' -', '-').trimEnd()
}

const tolerance = 0.05

const steps = (from: Point, to: Point) => `${to[0] - from[0]} ${to[1] - from[1]}`

function middle(a: Point, b: Point): Point {
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
}

function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Ramer, Douglas and Peucker: keeps the points that lie further than the tolerance from the line. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  for (const [index, point] of points.entries()) {
    const away = distanceToLine(point, first, last)
    if (away > distance) {
      farthest = index
      distance = away
    }
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

function distanceToLine(point: Point, start: Point, end: Point): number {
  const dx = end[0] - start[0]
  const dy = end[1] - start[1]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - start[0], point[1] - start[1])
  return Math.abs(dy * (point[0] - start[0]) - dx * (point[1] - start[1])) / length
}
