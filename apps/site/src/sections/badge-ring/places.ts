/** How far the badges are from the middle, and how far the circle of each reaches, in per cent of the ring's box. */
export const reach = 36.4
export const radius = 7.9
/** How wide a badge is: it covers its circle. */
export const badgeWidth: number = 2 * radius + 0.4

/** Where the middle of each of `count` badges is, in per cent of the ring's box, clockwise from the top. */
export const placesOf = (count: number): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count
    return { x: rounded(50 + reach * Math.sin(angle)), y: rounded(50 - reach * Math.cos(angle)) }
  })

// Server and browser may differ in the last digits of a sine.
const rounded = (share: number) => Math.round(share * 100) / 100
