import { createImageUrlBuilder } from '@sanity/image-url'
import type { SiteConfig } from '../config.ts'
import { languageOf } from '../queries/localize.ts'
import { useConfig } from './config.tsx'
import { type LocalizedText, textOf } from './text.tsx'

interface ImageContent extends ImageMarks {
  url: string | null
  /** Its text alternative: empty for one that adds nothing to the words beside it. */
  alt: LocalizedText | null
  width: number | null
  height: number | null
  /** What stands in until it arrives; none for one that lets something through. */
  colour?: string | null
}

interface ImageMarks {
  hotspot?: { x: number | null; y: number | null } | null
  crop?: Record<'top' | 'bottom' | 'left' | 'right', number | null> | null
}

type Part = number | null | undefined

export interface ContentImageProps {
  image: ImageContent
  /** The width it is shown at, as in `sizes` of an `<img>`. */
  sizes: string
  /** Width over height that the page cuts it to, around what the editor marked; its own without it. */
  ratio?: number
  /** What a ratio leaves of an image its editor has marked nothing on; its middle without it. */
  keeps?: keyof typeof corners | undefined
  /** For what is in sight at once. */
  eager?: boolean
  className?: string | undefined
}

const corners = { top: { x: 0.5, y: 0 }, 'left top': { x: 0, y: 0 } }

const widths = [400, 640, 750, 960, 1280, 1600]

/**
 * An image of the content in the sizes and formats the browser prefers, its place kept free until it arrives;
 * meanwhile its main colour stands in. Nothing where the image is gone.
 */
export function ContentImage(props: ContentImageProps) {
  const { image, sizes, ratio, keeps, eager, className } = props
  const addressOf = useImageAddress()
  const { url, alt, colour, crop } = image
  const { width, height } = croppedSize(image, ratio)
  if (!url || !width || !height) return null
  const marked = markedPlace(image)
  const hotspot = keeps && !marked ? corners[keeps] : image.hotspot
  const marks = { hotspot: hotspot ?? null, crop: crop ?? null }
  const address = (wide: number) => addressOf(marks, url, wide, ratio)
  const widest = Math.min(width, 2200)
  const offered = [...widths.filter((wide) => wide < widest), widest]
  return (
    <img
      alt={textOf(alt)}
      className={className}
      decoding="async"
      height={height}
      lang={languageOf(alt)}
      loading={eager ? 'eager' : 'lazy'}
      {...(isDrawing(url)
        ? { src: address(width) }
        : {
            sizes,
            src: address(Math.min(width, 960)),
            srcSet: offered.map((wide) => `${address(wide)} ${wide}w`).join(', '),
          })}
      style={{
        background: colour ?? undefined,
        // Where the page cuts it further, the marked point stays in sight.
        objectPosition: marked,
      }}
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
  createImageUrlBuilder(imageHostOf(content))

function imageHostOf({ projectId, dataset, apiHost, useProjectHostname }: SiteConfig['content']) {
  return { projectId, dataset, ...(!useProjectHostname && { baseUrl: apiHost }) }
}

// As sharp at every size.
const isDrawing = (url: string) => url.endsWith('.svg')

/**
 * Where the point an editor has marked lies in what is left of the image, as `object-position`. Undefined for its middle,
 * which the Studio stores with whatever is cut off.
 */
function markedPlace({ url, hotspot, crop }: ImageContent): string | undefined {
  if (!hotspot) return undefined
  const cut = url && isDrawing(url) ? null : crop
  const across = percentage(hotspot.x, cut?.left, cut?.right)
  const down = percentage(hotspot.y, cut?.top, cut?.bottom)
  return across === '50%' && down === '50%' ? undefined : `${across} ${down}`
}

function percentage(at: Part, before: Part, after: Part): string {
  const place = ((at ?? 0.5) - (before ?? 0)) / (1 - (before ?? 0) - (after ?? 0))
  return `${Math.round(100 * Math.min(1, Math.max(0, place)))}%`
}

/**
 * The size of an image without what an editor has cut off, and cropped to a ratio if there is one. A drawing comes as it
 * is.
 */
export function croppedSize({ url, width, height, crop }: ImageContent, ratio?: number) {
  if (!width || !height || (url && isDrawing(url))) return { width, height }
  const wide = Math.round(width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)))
  const high = Math.round(height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)))
  if (!ratio) return { width: wide, height: high }
  const fitting = Math.min(wide, Math.round(high * ratio))
  return { width: fitting, height: Math.round(fitting / ratio) }
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
