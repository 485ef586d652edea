import { chooseFormat } from './choose-format.ts'
import { pixelsOf } from './drawing-cost.ts'
import { cropWindow, orientRect, type Rect, rectWithin, type Size } from './geometry.ts'
import type { ImageName } from './names.ts'
import { longestSide, type Transform } from './parse-transform.ts'
import type { TransformPlan } from './transform-plan.ts'

/** As much as any response can have, and as anything is enlarged to that is not a drawing. */
const mostPixels = 24_000_000
const mostEnlarged = 4_000_000
/** Anything may become that large. */
const alwaysAllowed = 250_000

const untouched = {
  rotate: 0,
  window: null,
  scale: null,
  cropByEntropy: false,
  mirror: { horizontally: false, vertically: false },
  blur: 0,
  sharpen: 0,
  saturation: 0,
  invert: false,
  margin: { top: 0, right: 0, bottom: 0, left: 0 },
  background: null,
  still: false,
} satisfies Partial<TransformPlan>

/**
 * Works out how to draw an image from what its address says. Gives null when the original is the response.
 * @param accept the request's `Accept` header, for `auto=format`
 * @param isAnimated whether the image is, or may be; for `auto=format`
 * @throws LakeProblem 400 when `rect` lies outside the image
 */
export function planTransform(
  image: ImageName,
  requested: Transform,
  accept: string,
  isAnimated: boolean,
): TransformPlan | null {
  const format = chooseFormat(image.extension, requested, accept, isAnimated)
  if (format === null) return null

  const rotate = Number(requested.or ?? 0)
  const whole: Size = rotate % 180 === 0 ? image : { width: image.height, height: image.width }
  const rect = requested.rect && orientRect(rectWithin(requested.rect, image), image, rotate)
  const layout = layOut(rect ?? { left: 0, top: 0, ...whole }, requested)
  const isWhole = layout.window.width === whole.width && layout.window.height === whole.height

  const plan: TransformPlan = {
    source: { width: image.width, height: image.height, extension: image.extension },
    rotate,
    window: isWhole ? null : layout.window,
    scale: layout.scale,
    cropByEntropy: layout.byEntropy,
    mirror: {
      horizontally: requested.flip?.includes('h') ?? false,
      vertically: requested.flip?.includes('v') ?? false,
    },
    blur: requested.blur ?? 0,
    sharpen: requested.sharp ?? requested.sharpen ?? 0,
    saturation: requested.sat ?? 0,
    invert: requested.invert === 'true',
    margin: layout.margin,
    background: requested.bg?.toLowerCase() ?? null,
    still: requested.frame === '1',
    format,
    quality: requested.q === undefined ? null : Math.round(requested.q),
  }
  return isOriginal(plan, image) ? null : bounded(plan, rect ?? whole)
}

/**
 * A plan that draws no more than makes sense of a region: up to twice its width and height (an SVG: any size) as long as a
 * screen can show it; a small picture is always allowed. The shape stays.
 */
function bounded(plan: TransformPlan, region: Size): TransformPlan {
  const there = region.width * region.height
  const enlarged =
    plan.source.extension === 'svg' ? mostEnlarged : Math.min(4 * there, mostEnlarged)
  const most = Math.min(mostPixels, Math.max(there, enlarged, alwaysAllowed))
  const factor = Math.sqrt(most / pixelsOf(plan))
  if (factor >= 1) return plan
  const { top, right, bottom, left } = plan.margin
  const shorter = (side: number) => Math.floor(side * factor)
  return {
    ...plan,
    scale: scaled(plan.scale ?? plan.window ?? region, factor),
    margin: {
      top: shorter(top),
      right: shorter(right),
      bottom: shorter(bottom),
      left: shorter(left),
    },
  }
}

interface Layout {
  window: Rect
  scale: Size | null
  byEntropy: boolean
  margin: TransformPlan['margin']
}

function layOut(region: Rect, requested: Transform): Layout {
  const dpr = requested.dpr ?? 1
  const pad = Math.round((requested.pad ?? 0) * dpr)
  const padding = { top: pad, right: pad, bottom: pad, left: pad }
  const fit = requested.fit ?? 'clip'
  const bounded = fit === 'crop' ? withBounds(region, requested) : requested
  const width = bounded.w && Math.max(1, Math.round(bounded.w * dpr) - 2 * pad)
  const height = bounded.h && Math.max(1, Math.round(bounded.h * dpr) - 2 * pad)
  if (!width && !height) return { window: region, scale: null, byEntropy: false, margin: padding }

  const neverEnlarge = fit === 'max' || fit === 'fillmax' || fit === 'min'
  if (!width || !height) {
    const factor = width ? width / region.width : (height ?? 1) / region.height
    const scale = scaled(region, neverEnlarge ? Math.min(1, factor) : factor)
    return { window: region, scale, byEntropy: false, margin: padding }
  }

  const box = shrunk({ width, height })
  if (fit === 'scale') return { window: region, scale: box, byEntropy: false, margin: padding }
  if (fit === 'crop' || fit === 'min') {
    const byEntropy = requested.crop?.includes('entropy') ?? false
    const window = cropWindow(region, box, requested)
    const target = fit === 'min' ? scaled(box, Math.min(1, window.width / box.width)) : box
    return { window: byEntropy ? region : window, scale: target, byEntropy, margin: padding }
  }
  const factor = Math.min(box.width / region.width, box.height / region.height)
  const scale = scaled(region, neverEnlarge ? Math.min(1, factor) : factor)
  const margin = fit === 'fill' || fit === 'fillmax' ? around(scale, box, pad) : padding
  return { window: region, scale, byEntropy: false, margin }
}

function withBounds(
  region: Size,
  requested: Transform,
): { w: number | undefined; h: number | undefined } {
  const within = (side: number, given?: number, min?: number, max?: number) =>
    given === undefined && min === undefined && max === undefined
      ? undefined
      : Math.max(min ?? 1, Math.min(max ?? longestSide, given ?? side))
  return {
    w: within(region.width, requested.w, requested['min-w'], requested['max-w']),
    h: within(region.height, requested.h, requested['min-h'], requested['max-h']),
  }
}

function scaled(size: Size, factor: number): Size {
  return shrunk({ width: size.width * factor, height: size.height * factor })
}

// A pixel ratio or a thin picture can push a side past the limit: both sides give way, the shape stays.
function shrunk({ width, height }: Size): Size {
  const factor = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

function around(content: Size, box: Size, pad: number): TransformPlan['margin'] {
  const x = Math.max(0, box.width - content.width)
  const y = Math.max(0, box.height - content.height)
  const left = Math.floor(x / 2)
  const top = Math.floor(y / 2)
  return { top: top + pad, right: x - left + pad, bottom: y - top + pad, left: left + pad }
}

function isOriginal(plan: TransformPlan, image: ImageName): boolean {
  return (
    JSON.stringify(plan) ===
    JSON.stringify({ source: plan.source, ...untouched, format: image.extension, quality: null })
  )
}
