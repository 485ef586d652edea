import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { LakeProblem } from '../../problem.ts'
import type { ImageProcessor } from '../types.ts'
import { inspectImage } from './inspect-image.ts'
import { renderImage } from './render-image.ts'

export interface SharpOptions {
  /** Images worked on at once; one less than there are processors, so that queries keep one. */
  concurrency?: number
  /** Images that may wait for their turn before further ones are refused. */
  waiting?: number
  /** Largest picture, in pixels, all frames of an animation counted. */
  pixels?: number
  /** Longest one drawing may take, in seconds. */
  seconds?: number
}

/** Draws images with sharp. Work is bounded: what neither runs nor may wait is refused with 503. */
export function sharpImages(options: SharpOptions = {}): ImageProcessor {
  const limits = { pixels: options.pixels ?? 100_000_000, seconds: options.seconds ?? 20 }
  const waiting = options.waiting ?? 200
  const limit = pLimit(options.concurrency ?? Math.max(1, availableParallelism() - 1))

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount < waiting) return limit(work)
    throw new LakeProblem(503, 'busy', 'Too many images are being drawn; try again in a moment')
  }
  return {
    inspect: async (bytes) => enqueue(() => inspectImage(bytes, limits)),
    render: async (bytes, plan) => enqueue(() => renderImage(bytes, plan, limits)),
  }
}
