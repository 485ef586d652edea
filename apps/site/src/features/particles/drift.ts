/** Grains of dust over the map: more of them on a larger window, never more than this. */
export const mostParticles = 220
const areaOfOne = 7_500

export interface Particle {
  /** Pixels from the window's corner. */
  x: number
  y: number
  /** Radius in pixels. */
  size: number
  /** How near it is, from 0.3 to 1: near ones move further. */
  depth: number
}

/** How many grains a window of that many pixels shows. */
export const countFor = (width: number, height: number): number =>
  Math.min(mostParticles, Math.round((width * height) / areaOfOne))

/** Scatters grains over a window; `random` gives numbers between 0 and 1. */
export function scatter(width: number, height: number, random: () => number): Particle[] {
  return Array.from({ length: countFor(width, height) }, () => {
    const depth = 0.3 + 0.7 * random()
    return { x: random() * width, y: random() * height, size: 0.5 + depth * 0.9, depth }
  })
}

/** A breath of wind: its speed in pixels a second, which fades until the air is still. */
export interface Wind {
  x: number
  y: number
}

const calm = 1.5
const fading = 1.6
const strongest = 900

/** The wind after a scroll of that many pixels, or after a page has arrived. */
export const gust = (wind: Wind, x: number, y: number): Wind => ({
  x: limited(wind.x + x),
  y: limited(wind.y + y),
})

/** The wind some seconds later; still (null) once nobody would see it. */
export function fade({ x, y }: Wind, seconds: number): Wind | null {
  const left = Math.exp(-fading * seconds)
  return Math.hypot(x, y) * left < calm ? null : { x: x * left, y: y * left }
}

/** Moves the grains with the wind; those that leave the window come in again on its other side. */
export function blow(
  particles: readonly Particle[],
  wind: Wind,
  seconds: number,
  window: { width: number; height: number },
): Particle[] {
  return particles.map((grain) => ({
    ...grain,
    x: wrapped(grain.x + wind.x * grain.depth * seconds, window.width),
    y: wrapped(grain.y + wind.y * grain.depth * seconds, window.height),
  }))
}

const limited = (speed: number) => Math.max(-strongest, Math.min(strongest, speed))
const wrapped = (place: number, length: number) => ((place % length) + length) % length
