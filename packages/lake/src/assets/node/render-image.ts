import type { Sharp } from 'sharp'
import { blurSigma, pixelsOf } from '../drawing-cost.ts'
import type { OutputFormat } from '../formats.ts'
import type { TransformPlan } from '../transform-plan.ts'
import { type DrawingLimits, drawingProblem, openImage } from './open-image.ts'

/**
 * Draws an image by a plan. An animation stays one where its format allows and it is only scaled or cut.
 * @throws LakeProblem 400 for an image that is broken, 413 for one that is too large, 503 when drawing takes too long
 */
export async function renderImage(
  bytes: Uint8Array,
  plan: TransformPlan,
  limits: DrawingLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const image = openImage(bytes, limits, { animated: staysAnimated(plan) })
    const drawn = encoded(extended(coloured(arranged(image, plan), plan), plan), plan)
    return new Uint8Array(await drawn.toBuffer())
  } catch (error) {
    throw drawingProblem(error, limits)
  }
}

function staysAnimated(plan: TransformPlan): boolean {
  const { mirror, margin } = plan
  const turned = plan.rotate !== 0 || mirror.horizontally || mirror.vertically
  const framed = margin.top + margin.right + margin.bottom + margin.left > 0
  return (
    (plan.format === 'gif' || plan.format === 'webp') &&
    !plan.still &&
    !turned &&
    !framed &&
    !plan.cropByEntropy
  )
}

function arranged(
  image: Sharp,
  { rotate, window, scale, cropByEntropy, mirror }: TransformPlan,
): Sharp {
  if (rotate !== 0) image.rotate(rotate)
  if (window) image.extract(window)
  if (scale) {
    image.resize(
      scale.width,
      scale.height,
      cropByEntropy ? { fit: 'cover', position: 'entropy' } : { fit: 'fill' },
    )
  }
  return image.flop(mirror.horizontally).flip(mirror.vertically)
}

function coloured(image: Sharp, plan: TransformPlan): Sharp {
  if (plan.invert) image.negate({ alpha: false })
  if (plan.saturation !== 0) image.modulate({ saturation: 1 + plan.saturation / 100 })
  if (plan.blur > 0) image.blur(blurSigma(plan.blur))
  if (plan.sharpen > 0) image.sharpen({ sigma: 0.5 + plan.sharpen / 50 })
  return image
}

function extended(image: Sharp, plan: TransformPlan): Sharp {
  const { margin, background, format } = plan
  const opaque = format === 'jpg' || format === 'pjpg'
  const colour = background ? cssColour(background) : opaque ? '#ffffff' : '#00000000'
  if (margin.top + margin.right + margin.bottom + margin.left > 0)
    image.extend({ ...margin, background: colour })
  return background || opaque ? image.flatten({ background: colour }) : image
}

// Image addresses put the alpha first, CSS puts it last.
function cssColour(hex: string): string {
  if (hex.length === 4) return `#${hex.slice(1)}${hex.slice(0, 1)}`
  if (hex.length === 8) return `#${hex.slice(2)}${hex.slice(0, 2)}`
  return `#${hex}`
}

function encoded(image: Sharp, plan: TransformPlan): Sharp {
  const { format, quality } = plan
  const isLarge = pixelsOf(plan) > 1_000_000
  const q = (byDefault: number) => ({ quality: Math.max(1, quality ?? byDefault) })
  const encoders: Record<OutputFormat, () => Sharp> = {
    jpg: () => image.jpeg(q(75)),
    pjpg: () => image.jpeg({ ...q(75), progressive: true }),
    png: () => image.png({ compressionLevel: 9 }),
    webp: () => image.webp({ ...q(75), effort: isLarge ? 2 : 4 }),
    // The default effort takes ten times as long, for some 5 % fewer bytes; none at all a quarter, for hardly more.
    avif: () => image.avif({ ...q(55), effort: isLarge ? 0 : 2 }),
    gif: () => image.gif(),
  }
  return encoders[format]()
}
