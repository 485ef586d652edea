/** Where the pole stands before anything moves, 0 (left) to 1 (right). */
export const start = 0.55

const [middle, reach, period] = [0.5, 0.28, 3000]
const [least, most] = [0.12, 0.88]

/** Where the pole is on its way to and fro, `elapsed` milliseconds after it left its first place. */
export function swingAt(elapsed: number): number {
  const phase = Math.asin((start - middle) / reach)
  const place = middle + reach * Math.sin((2 * Math.PI * elapsed) / period + phase)
  return Math.min(most, Math.max(least, place))
}

/** Moves the pole to and fro until the returned function is called; time counts only while it moves. */
export function swing(place: (at: number) => void, from: number): () => number {
  let elapsed = from
  let last: number | undefined
  const step = (now: number) => {
    elapsed += last === undefined ? 0 : now - last
    last = now
    place(swingAt(elapsed))
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    return elapsed
  }
}
