import type { OutputFormat } from './formats.ts'
import type { Rect, Size } from './geometry.ts'
import type { ImageName } from './names.ts'

/**
 * How to draw an image, in the order of the fields and in whole pixels: turn it, cut a window out of it, scale that to
 * an exact size, mirror it, adjust colours, put a margin around it, encode it.
 */
export interface TransformPlan {
  /** The image that is drawn, as it lies in the lake. */
  source: Pick<ImageName, 'width' | 'height' | 'extension'>
  /** Degrees clockwise. */
  rotate: number
  /** The part to keep, in the turned image. Null: all of it. */
  window: Rect | null
  /** The exact size to scale the window to. Null: as it is. */
  scale: Size | null
  /** The window is not given but to be found where the picture has most detail. */
  cropByEntropy: boolean
  mirror: { horizontally: boolean; vertically: boolean }
  blur: number
  sharpen: number
  saturation: number
  invert: boolean
  margin: { top: number; right: number; bottom: number; left: number }
  /** Behind transparent areas and in the margin, as RGB, ARGB, RRGGBB or AARRGGBB. */
  background: string | null
  /** Only the first frame of an animation. */
  still: boolean
  format: OutputFormat
  /** 0–100; null: the format's own default. */
  quality: number | null
}
