import { LakeProblem } from '../problem.ts'
import type { Transform } from './parse-transform.ts'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  left: number
  top: number
}

/**
 * The part of a rectangle that lies within an image. Addresses made from a hotspot and a crop can stick out by a pixel
 * of rounding.
 * @throws LakeProblem 400 when nothing of it does
 */
export function rectWithin(rect: Rect, image: Size): Rect {
  const left = Math.max(0, rect.left)
  const top = Math.max(0, rect.top)
  const width = Math.min(image.width, rect.left + rect.width) - left
  const height = Math.min(image.height, rect.top + rect.height) - top
  if (width >= 1 && height >= 1) return { left, top, width, height }
  const size = `${image.width}×${image.height}`
  throw new LakeProblem(
    400,
    'invalidImageParameter',
    `Cannot draw this image: "rect" lies outside its ${size} pixels`,
  )
}

/** Where a rectangle of an image comes to lie when the image is turned by 0, 90, 180 or 270 degrees clockwise. */
export function orientRect(rect: Rect, image: Size, degrees: number): Rect {
  const right = image.width - rect.left - rect.width
  const bottom = image.height - rect.top - rect.height
  const turned = { width: rect.height, height: rect.width }
  if (degrees === 90) return { left: bottom, top: rect.left, ...turned }
  if (degrees === 180) return { ...rect, left: right, top: bottom }
  if (degrees === 270) return { left: rect.top, top: right, ...turned }
  return rect
}

/** The largest window of a box's shape within a region, placed by `crop` (and `fp-x`, `fp-y`). */
export function cropWindow(
  region: Rect,
  box: Size,
  requested: Pick<Transform, 'crop' | 'fp-x' | 'fp-y'>,
): Rect {
  const shape = box.width / box.height
  const wide = region.width / region.height > shape
  const width = wide ? Math.max(1, Math.round(region.height * shape)) : region.width
  const height = wide ? region.height : Math.max(1, Math.round(region.width / shape))
  const { x, y } = anchor(requested)
  return {
    left: region.left + place(region.width, width, x),
    top: region.top + place(region.height, height, y),
    width,
    height,
  }
}

function anchor(requested: Pick<Transform, 'crop' | 'fp-x' | 'fp-y'>): { x: number; y: number } {
  const crop = requested.crop ?? []
  if (crop.length === 0 || crop.includes('focalpoint')) {
    return { x: requested['fp-x'] ?? 0.5, y: requested['fp-y'] ?? 0.5 }
  }
  return {
    x: crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5,
    y: crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5,
  }
}

// The window's middle goes to the point, as far as the region's edges allow.
function place(side: number, length: number, point: number): number {
  return Math.round(Math.max(0, Math.min(side - length, side * point - length / 2)))
}
