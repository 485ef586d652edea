import type { OutputFormat } from './formats.ts'
import type { TransformPlan } from './transform-plan.ts'

const encodingMs: Record<OutputFormat, number> = {
  jpg: 100,
  pjpg: 150,
  png: 400,
  webp: 300,
  avif: 300,
  gif: 600,
}
/** What the images of pages stay below: a camera's picture, drawn as wide as a screen. */
export const ordinaryCost = 1_500

/** How many pixels a plan draws, its margin included. */
export function pixelsOf({ source, window, scale, margin }: TransformPlan): number {
  const { width, height } = scale ?? window ?? source
  return (width + margin.left + margin.right) * (height + margin.top + margin.bottom)
}

/**
 * What it roughly costs to draw an image, in milliseconds of one processor. Sizes are counted in megapixels.
 * @param isAnimated whether the original is animated, or may be
 */
export function drawingCost(plan: TransformPlan, isAnimated: boolean): number {
  const { source, format, blur, still } = plan
  const read = (source.width * source.height) / 1_000_000
  const drawn = pixelsOf(plan) / 1_000_000
  // No page needs a large picture that is larger than its original.
  const enlarged = drawn > read ? 2 : 1
  const encoding = enlarged * drawn * (encodingMs[format] + 6 * blurSigma(blur))
  // How many frames an animation has is known only when it is read; what an SVG takes, once it is drawn.
  const moves = isAnimated && !still && (format === 'gif' || format === 'webp')
  const isUnknown = moves || source.extension === 'svg'
  // A JPEG is read at about the size it is drawn at.
  const decodingMs = source.extension === 'jpg' ? 15 : 50
  return read * decodingMs + encoding + (isUnknown ? ordinaryCost : 0)
}

/** How far `blur` spreads a point, in pixels. More is hardly seen, and takes the longer the more it is. */
export function blurSigma(blur: number): number {
  return blur > 0 ? Math.min(50, Math.max(0.3, blur / 10)) : 0
}
