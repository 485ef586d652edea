import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isAnimated } from '../animation.ts'
import { drawingCost, ordinaryCost } from '../drawing-cost.ts'
import type { ImageProcessor } from '../types.ts'
import { drawElsewhere } from './draw-elsewhere.ts'
import { fairQueue } from './fair-queue.ts'
import { renderImage } from './render-image.ts'

const brotli = promisify(brotliCompress)

export interface SharpOptions {
  /** Ordinary images worked on at once; one less than there are processors, so that queries keep one. */
  concurrency?: number
  /** Images that may wait for their turn before further ones are refused. */
  waiting?: number
  /** Largest picture, in pixels, all frames of an animation counted. */
  pixels?: number
  /** Longest one drawing may take, in seconds. */
  seconds?: number
}

/**
 * Draws images with sharp. Work is bounded, and clients take turns. Images that are costly to draw wait in a line of
 * their own, one at a time, and are drawn in a process that stands back, so that those that pages are made of never wait
 * for them. Uploads have a line and a process too, which does not stand back: an editor waits for it.
 */
export function sharpImages(options: SharpOptions = {}): ImageProcessor {
  const limits = { pixels: options.pixels ?? 100_000_000, seconds: options.seconds ?? 20 }
  const waiting = options.waiting ?? 400
  const concurrency = options.concurrency ?? Math.max(1, availableParallelism() - 1)
  const ordinary = fairQueue({ concurrency, waiting, waitingPerClient: Math.ceil(waiting / 4) })
  const costly = fairQueue({ concurrency: 1, waiting: waiting / 10, waitingPerClient: 10 })
  const uploads = fairQueue({ concurrency: 1, waiting, waitingPerClient: waiting })
  const background = drawElsewhere({ inBackground: true })
  const beside = drawElsewhere({ inBackground: false })

  return {
    inspect: (bytes) => uploads({ client: 'editors' }, () => beside.inspect(bytes, limits)),
    async render(original, plan, requester = { client: 'unknown' }) {
      const animates = await isAnimated(plan.source.extension, async () => original)
      const isCostly = drawingCost(plan, animates) > ordinaryCost
      return (isCostly ? costly : ordinary)(requester, async () => {
        const bytes = new Uint8Array(await original.arrayBuffer())
        return (isCostly ? background.render : renderImage)(bytes, plan, limits)
      })
    },
    compress: async (original) =>
      new Uint8Array(await brotli(new Uint8Array(await original.arrayBuffer()))),
  }
}
