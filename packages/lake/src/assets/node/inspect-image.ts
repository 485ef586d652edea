import { encode } from 'blurhash'
import sharp from 'sharp'
import type { ImageExtension } from '../formats.ts'
import { isImageExtension } from '../names.ts'
import { notAnImage } from '../read-image-header.ts'
import type { ImageFacts } from '../types.ts'
import { exifOf } from './exif.ts'
import { type DrawingLimits, drawingProblem, openImage, tooManyPixels } from './open-image.ts'
import { paletteOf } from './palette.ts'

/**
 * Reads an uploaded image whole, so that a truncated or disguised one is refused now and not when a visitor sees it.
 * @throws LakeProblem 415 for what is no image, 413 for one with too many pixels, 400 for a broken one
 */
export async function inspectImage(bytes: Uint8Array, limits: DrawingLimits): Promise<ImageFacts> {
  const image = openImage(bytes, limits)
  const metadata = await image.metadata().catch((error: unknown) => {
    const problem = drawingProblem(error, limits)
    throw problem.status === 413 ? problem : notAnImage()
  })
  const extension = extensionOf(metadata)
  if (!extension) throw notAnImage()
  const { width, height } = metadata.autoOrient
  if (width * height * (metadata.pages ?? 1) > limits.pixels) throw tooManyPixels(limits)

  try {
    // The rest is made of one small copy: each further look at the original would decode it once more.
    const small = await image
      .clone()
      .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // An SVG is opaque or not depending on who draws it: say no, which is always safe.
    const isVector = extension === 'svg'
    const isOpaque =
      !isVector && (!metadata.hasAlpha || (looksOpaque(small) && (await image.stats()).isOpaque))
    const tiny = opened(small).resize(20, 20, { fit: 'inside' })
    const lqip = isOpaque
      ? await tiny.jpeg({ quality: 60 }).toBuffer()
      : await tiny.png({ compressionLevel: 9 }).toBuffer()
    const palette = await paletteOf(small.data)
    return {
      extension,
      width,
      height,
      hasAlpha: metadata.hasAlpha,
      isOpaque,
      lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${lqip.toString('base64')}`,
      blurHash: await blurHashOf(small),
      ...(palette && { palette }),
      ...exifOf(metadata.exif),
    }
  } catch (error) {
    throw drawingProblem(error, limits)
  }
}

function extensionOf(metadata: {
  format: string
  compression?: string | undefined
}): ImageExtension | null {
  if (metadata.format === 'jpeg') return 'jpg'
  if (metadata.format === 'heif') return metadata.compression === 'av1' ? 'avif' : null
  return isImageExtension(metadata.format) ? metadata.format : null
}

/** The pixels of a picture, red, green, blue and alpha. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number }
}

function opened({ data, info: { width, height } }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

function looksOpaque({ data }: Pixels): boolean {
  return data.every((value, at) => at % 4 !== 3 || value === 255)
}

async function blurHashOf(pixels: Pixels): Promise<string> {
  const small = opened(pixels)
    .resize(32, 32, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const [x, y] = info.width >= info.height ? [4, 3] : [3, 4]
  return encode(new Uint8ClampedArray(data), info.width, info.height, x, y)
}
