import { imageSize } from 'image-size'
import { LakeProblem } from '../problem.ts'
import { isImageExtension } from './names.ts'
import type { ImageFacts } from './types.ts'

const unusual: Record<string, string> = { heif: 'avif' }

/**
 * What an image's header says, for lakes without an image processor, in a browser for instance. Whether the rest of
 * the image is sound stays unknown.
 * @throws LakeProblem 415 when the header is not one of an accepted format
 */
export function readImageHeader(bytes: Uint8Array): ImageFacts {
  const { type = '', width, height, orientation = 1 } = sizeOf(bytes)
  const extension = unusual[type] ?? type
  if (!isImageExtension(extension) || width < 1 || height < 1) throw notAnImage()
  const [w, h] = orientation >= 5 ? [height, width] : [width, height]
  const hasAlpha = extension !== 'jpg'
  return { extension, width: Math.round(w), height: Math.round(h), hasAlpha, isOpaque: !hasAlpha }
}

/** The refusal of bytes that are not an image of an accepted format. */
export function notAnImage(): LakeProblem {
  const formats = 'JPEG, PNG, WebP, GIF, AVIF or SVG'
  return new LakeProblem(
    415,
    'unsupportedImage',
    `This is not an image the lake accepts (${formats})`,
  )
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    throw notAnImage()
  }
}
