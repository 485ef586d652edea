import type { Options } from 'canvas-confetti'

const bursts = 5
const pieces = 40
/** In milliseconds: from success to the first burst, from one to the next, and until nothing is left of them. */
const delay = 80
const between = 160
const lifetime = 3_500

/** Paper of the plates, the poles, the contours and the paths. */
const colors = ['#ffcf1b', '#1a1f1b', '#b4875f', '#f4f5f2', '#2f6f86']

/**
 * Throws confetti over the page and takes it away again, unless the visitor wants less motion. Its code is loaded only
 * now; rejects when it can't be.
 */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [{ default: confetti }] = await Promise.all([import('canvas-confetti'), after(delay)])
  // On a canvas of its own making; its worker would come from an address the site allows no scripts from.
  const burst = confetti.create(undefined, { resize: true })
  const gone = after(lifetime)
  for (let count = 0; count < bursts; count++) {
    void burst(piecesOf(count))
    await after(between)
  }
  await gone
  burst.reset()
}

// From one side of the window to the other, every second one a little higher.
const piecesOf = (burst: number): Options => ({
  particleCount: pieces,
  colors,
  shapes: ['square'],
  origin: { x: 0.1 + (0.8 * burst) / (bursts - 1), y: burst % 2 ? 0.5 : 0.65 },
  spread: 70,
  startVelocity: 40,
})

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
