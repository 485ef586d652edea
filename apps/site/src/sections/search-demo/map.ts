/** A place on the map, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/** The rings of a summit and the places on them where a result stood, the last at its foot. */
export interface SearchMap {
  places: Place[]
  /** The way from place to place, in thousandths of the map. */
  trail: string
  /** One heavy ring through each place. */
  heavy: string
  fine: string
}

const centre = { x: 72, y: 34 }
/** Distance and direction, in degrees, of the first and of the last place. */
const [far, near] = [76, 27]
const [west, south] = [142, 106]
const outermost = 150
const corners = 20

/** Draws the map of a climb over so many positions; another seed bends its rings otherwise. */
export function drawSearchMap(seed: string, positions: number): SearchMap {
  const legs = Math.max(1, positions - 1)
  const bend = bendOf(seed)
  const at = (angle: number, distance: number, reach = distance): Place => {
    const radians = (angle / 180) * Math.PI
    const bent = reach * bend(radians, distance)
    return { x: centre.x + bent * Math.cos(radians), y: centre.y + bent * Math.sin(radians) }
  }
  const apart = (far - near) / legs
  const places = Array.from({ length: positions }, (_, index) => {
    const share = positions === 1 ? 1 : index / legs
    const swerve = index > 0 && share < 1 ? (index % 2 ? -5 : 4) : 0
    return at(west + (south - west) * share + swerve, far - apart * (share * legs))
  })

  const between = Math.max(1, Math.round(apart / 6.5))
  const step = apart / between
  let [heavy, fine] = ['', '']
  for (let ring = -Math.floor(near / step) + 1; near + ring * step < outermost; ring++) {
    const distance = near + ring * step
    // Corners lie outside the curve that they steer.
    const reach = distance / Math.cos(Math.PI / corners)
    const points = Array.from({ length: corners }, (_, corner) =>
      at((360 / corners) * corner, distance, reach),
    )
    const isOfPlace = ring % between === 0 && ring >= 0 && distance < far + step / 2
    if (isOfPlace) heavy += closedCurve(points)
    else fine += closedCurve(points)
  }
  return { places, trail: trailThrough(places), heavy, fine }
}

/** How far a ring is bent out or in, by direction: the more, the further from the summit; the last place stays. */
function bendOf(seed: string) {
  let mixed = 2166136261
  for (const sign of seed) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 16777619)
  const turnOf = (bits: number) => (((mixed >>> bits) & 255) / 255) * 6.28
  const [first, second] = [turnOf(8), turnOf(16)]
  return (angle: number, distance: number) => {
    const wild = Math.max(0, distance - near) / (far - near)
    const turn = distance / 60
    const waves =
      0.055 * Math.sin(2 * angle + first + turn) + 0.045 * Math.cos(3 * angle + second - turn)
    return 1 + waves * Math.min(1.2, wild)
  }
}

const thousandth = (percent: number) => Math.round(percent * 10)
const written = ({ x, y }: Place) => `${thousandth(x)} ${thousandth(y)}`
const middle = (one: Place, other: Place): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

function closedCurve(points: readonly Place[]): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first
    return `Q${written(point)} ${written(middle(point, next))}`
  })
  return `M${written(middle(last, first))}${curves.join('')}`
}

/** Level at every place, as a path on a slope is where one rests. */
function trailThrough([first, ...rest]: readonly Place[]): string {
  if (!first || rest.length === 0) return ''
  let from = first
  const curves = rest.map((to) => {
    const half = middle(from, to).x
    const curve = `C${written({ x: half, y: from.y })} ${written({ x: half, y: to.y })} ${written(to)}`
    from = to
    return curve
  })
  return `M${written(first)}${curves.join('')}`
}
