import type { Options } from 'canvas-confetti'

const bursts = 5
const pieces = 40
/** In milliseconds: from success to the first burst, from one to the next, and until nothing is left of them. */
const delay = 80
const between = 160
const lifetime = 3_500

/** Paper of the plates, the poles, the contours and the paths. */
const colors = ['#ffcf1b', '#1a1f1b', '#b4875f', '#f4f5f2', '#2f6f86']

interface Celebration {
  /** Where the confetti falls; without it, over the whole page. */
  canvas?: HTMLCanvasElement
  /** Where all of it comes from, as shares of the width and the height; without it, from one side to the other. */
  from?: { x: number; y: number }
  /** Clears it away before its time. */
  signal?: AbortSignal
}

/**
 * Throws confetti and takes it away again, unless the visitor wants less motion. Its code is loaded only now; rejects
 * when it can't be.
 */
export async function celebrate({ canvas, from, signal }: Celebration = {}): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [{ default: confetti }] = await Promise.all([import('canvas-confetti'), after(delay)])
  if (signal?.aborted) return
  // On a canvas of the page's own; a worker would come from an address the site allows no scripts from.
  const burst = confetti.create(canvas, { resize: true })
  signal?.addEventListener('abort', () => burst.reset(), { once: true })
  const gone = after(lifetime)
  for (let count = 0; count < bursts && !signal?.aborted; count++) {
    void burst({ ...piecesOf(count), ...(from && { origin: from, startVelocity: 28 }) })
    await after(between)
  }
  await gone
  if (!signal?.aborted) burst.reset()
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
