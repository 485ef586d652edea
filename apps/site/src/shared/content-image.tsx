import { createImageUrlBuilder } from '@sanity/image-url'
import type { SiteConfig } from '../config.ts'
import { useConfig } from './config.tsx'

interface ImageContent extends ImageMarks {
  url: string | null
  width: number | null
  height: number | null
  /** What stands in until it arrives; none for one that lets something through. */
  colour?: string | null
}

interface ImageMarks {
  hotspot?: { x: number | null; y: number | null } | null
  crop?: Record<'top' | 'bottom' | 'left' | 'right', number | null> | null
}

export interface ContentImageProps {
  image: ImageContent
  alt: string
  /** The width it is shown at, as in `sizes` of an `<img>`. */
  sizes: string
  /** Width over height to crop to, around what the editor marked; its own without it. */
  ratio?: number
  /** For what is in sight at once. */
  eager?: boolean
  className?: string | undefined
}

const widths = [400, 640, 960, 1280, 1600]

/**
 * An image of the content in the sizes and formats the browser prefers, its place kept free until it arrives;
 * meanwhile its main colour stands in. Nothing where the image is gone.
 */
export function ContentImage({ image, alt, sizes, ratio, eager, className }: ContentImageProps) {
  const addressOf = useImageAddress()
  const { url, colour } = image
  const { width, height } = croppedSize(image)
  if (!url || !width || !height) return null
  const address = (wide: number) => addressOf(image, url, wide, ratio)
  const widest = Math.min(width, 2200)
  const offered = [...widths.filter((wide) => wide < widest), widest]
  return (
    <img
      alt={alt}
      className={className}
      decoding="async"
      height={ratio ? Math.round(width / ratio) : height}
      loading={eager ? 'eager' : 'lazy'}
      {...(isDrawing(url)
        ? { src: address(width) }
        : {
            sizes,
            src: address(Math.min(width, 960)),
            srcSet: offered.map((wide) => `${address(wide)} ${wide}w`).join(', '),
          })}
      style={{ background: colour ?? undefined }}
      width={width}
    />
  )
}

/**
 * Gives the address of an image that is no wider than this, with what an editor has marked and cut off, and cropped to
 * a ratio if there is one.
 */
export function useImageAddress() {
  const builder = useImageBuilder()
  return (image: ImageMarks, url: string, wide: number, ratio?: number): string => {
    // The lake gives it as it is, whatever size its address asks for.
    if (isDrawing(url)) return builder.image(url).url()
    const sized = builder.image(imageSource(image, url)).width(wide).auto('format')
    return (ratio ? sized.height(Math.round(wide / ratio)).fit('crop') : sized.fit('max')).url()
  }
}

/** Makes addresses of images, from where browsers reach the lake: the server may reach it by another address. */
export function useImageBuilder() {
  const { content } = useConfig()
  return imageBuilder(content)
}

/** As `useImageBuilder`, outside of components. */
export const imageBuilder = (content: SiteConfig['content']) =>
  createImageUrlBuilder(placeOf(content))

function placeOf({ projectId, dataset, apiHost, useProjectHostname }: SiteConfig['content']) {
  return { projectId, dataset, ...(!useProjectHostname && { baseUrl: apiHost }) }
}

// As sharp at every size.
const isDrawing = (url: string) => url.endsWith('.svg')

/** The size of an image without what an editor has cut off. A drawing comes as it is. */
export function croppedSize({ url, width, height, crop }: ImageContent) {
  if (!width || !height || !crop || (url && isDrawing(url))) return { width, height }
  return {
    width: Math.round(width * (1 - (crop.left ?? 0) - (crop.right ?? 0))),
    height: Math.round(height * (1 - (crop.top ?? 0) - (crop.bottom ?? 0))),
  }
}

/** An image for the builder, with what an editor has marked and cut off, both whole or missing. */
export function imageSource({ hotspot, crop }: ImageMarks, url: string) {
  return {
    asset: { url },
    ...(hotspot && { hotspot: { x: hotspot.x ?? 0.5, y: hotspot.y ?? 0.5, width: 0, height: 0 } }),
    ...(crop && {
      crop: {
        top: crop.top ?? 0,
        bottom: crop.bottom ?? 0,
        left: crop.left ?? 0,
        right: crop.right ?? 0,
      },
    }),
  }
}
