import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { LakeProblem } from '../../problem.ts'

export interface DrawingLimits {
  pixels: number
  seconds: number
}

// One thread an image: what is at work is what the queues let through.
sharp.concurrency(1)

// Only the decoders of the accepted formats, and only from memory: an SVG or a playlist cannot name files to read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

/** Opens an image for drawing, the right way up and within limits. Nothing is decoded yet. */
export function openImage(
  bytes: Uint8Array,
  limits: DrawingLimits,
  options: SharpOptions = {},
): Sharp {
  const image = sharp(bytes, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: limits.pixels,
    ...options,
  })
  return image.timeout({ seconds: limits.seconds })
}

/** The refusal of an image with more pixels than the lake takes, all frames of an animation counted. */
export function tooManyPixels({ pixels }: DrawingLimits): LakeProblem {
  const million = Math.round(pixels / 1_000_000)
  return new LakeProblem(413, 'imageTooLarge', `The image has more than ${million} million pixels`)
}

/** The refusal of an image that is not drawn in time. */
export function tooSlow(): LakeProblem {
  return new LakeProblem(503, 'timeout', 'The image took too long to draw')
}

/** Says in the lake's terms what sharp could not do. */
export function drawingProblem(error: unknown, limits: DrawingLimits): LakeProblem {
  if (error instanceof LakeProblem) return error
  const reason = error instanceof Error ? error.message : ''
  if (reason.includes('exceeds pixel limit')) return tooManyPixels(limits)
  // Of an SVG, however few pixels it has.
  if (reason.includes('32767x32767 pixel limit')) {
    return new LakeProblem(413, 'imageTooLarge', 'The image is wider or higher than 32767 pixels')
  }
  if (reason.includes('timeout')) return tooSlow()
  return new LakeProblem(400, 'invalidImage', 'The image is broken or incomplete')
}
