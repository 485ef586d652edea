type Point = readonly [x: number, y: number]

interface Sheet {
  columns: number
  rows: number
  /** SVG units a cell of the grid measures. */
  cell: number
}

const tolerance = 0.05
const smallest = 1.4

/**
 * Writes one ring of grid coordinates as compact SVG path data in whole units. Where the ring follows the
 * sheet's edge only to close itself, the line is left open; a line too small to read is left out.
 */
export function contourPath(ring: readonly (readonly number[])[], sheet: Sheet): string {
  const points = ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y])
  const edge = points.findIndex((point) => isOnEdge(point, sheet))
  if (edge === -1) return smoothLine(points, sheet, true)
  const lines: Point[][] = [[]]
  for (const point of [...points.slice(edge), ...points.slice(0, edge)]) {
    if (isOnEdge(point, sheet)) lines.push([])
    else lines.at(-1)?.push(point)
  }
  return lines.map((line) => smoothLine(line, sheet, false)).join('')
}

const isOnEdge = ([x, y]: Point, { columns, rows }: Sheet) =>
  x <= 0 || y <= 0 || x >= columns || y >= rows

/**
 * Points that add nothing are dropped, the rest steer a quadratic spline. SVG's `t` mirrors the control point
 * before it, which is just what such a spline needs, so a point costs two short numbers.
 */
function smoothLine(line: readonly Point[], { cell }: Sheet, closed: boolean): string {
  const points = simplify(
    line.map(([x, y]): Point => [x * cell, y * cell]),
    cell * tolerance,
  )
  // A ring opens where it closes: two points side by side there would pull a corner into the curve.
  if (closed) points.pop()
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last || extent(points) < cell * smallest) return ''

  const start = closed ? middle(last, first) : round(first)
  let control = round(first)
  let end = middle(control, second)
  let path = `M${start.join(' ')}q${step(start, control)} ${step(start, end)}t`
  for (const next of [...points.slice(2), closed ? first : last]) {
    // Rounding moves the mirrored control point; aiming from where it really is keeps errors from adding up.
    control = [2 * end[0] - control[0], 2 * end[1] - control[1]]
    const following = middle(control, next)
    path += `${step(end, following)} `
    end = following
  }
  return path.replaceAll(' -', '-').trimEnd()
}

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

const middle = (a: Point, b: Point): Point => round([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])

const step = (from: Point, to: Point) => `${to[0] - from[0]} ${to[1] - from[1]}`

function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Ramer, Douglas and Peucker: keeps the points that lie further than the tolerance from the line. */
function simplify(points: readonly Point[], within: number): Point[] {
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
  if (distance <= within) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), within).slice(0, -1),
    ...simplify(points.slice(farthest), within),
  ]
}

function distanceToLine(point: Point, start: Point, end: Point): number {
  const dx = end[0] - start[0]
  const dy = end[1] - start[1]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - start[0], point[1] - start[1])
  return Math.abs(dy * (point[0] - start[0]) - dx * (point[1] - start[1])) / length
}
