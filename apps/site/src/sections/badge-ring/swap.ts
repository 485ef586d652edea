/** How long three badges are in colour before one of them gives it to another, in milliseconds. */
export const turn = 1670

const inColour = 3

/** The places that are in colour at first, spread over a ring of `count`. */
export const firstShown = (count: number): number[] =>
  Array.from({ length: Math.min(count, inColour) }, (_, slot) =>
    Math.floor(((slot + 0.5) * count) / Math.min(count, inColour)),
  )

/**
 * The places in colour after one swap: one of `shown`, drawn at random, gives way to one of the others of `count`. The
 * same where there is no other. `random` draws from 0 up to 1.
 */
export function swapped(
  shown: readonly number[],
  count: number,
  random: () => number = Math.random,
): number[] {
  const others = Array.from({ length: count }, (_, place) => place).filter(
    (place) => !shown.includes(place),
  )
  const leaves = Math.floor(random() * shown.length)
  const comes = others[Math.floor(random() * others.length)]
  return shown.map((place, slot) => (slot === leaves ? (comes ?? place) : place))
}
