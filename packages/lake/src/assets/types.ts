import type { ImageExtension } from './formats.ts'
import type { TransformPlan } from './transform-plan.ts'

/**
 * Where the bytes of assets live. Names are relative paths such as `images/production/<sha1>-800x600.jpg`; they are
 * made by the lake from content hashes and never hold `..` or a leading slash.
 */
export interface AssetStore {
  /** Stores the bytes; once the promise resolves they are durable. Storing the same name twice is harmless. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The bytes as a `Blob` (so that a range can be sliced and streamed), or null where there are none. */
  get(name: string): Promise<Blob | null>
  /** Resized and compressed copies: bounded in bytes, least recently used out first, free to vanish. */
  readonly renditions: RenditionCache
}

export interface RenditionCache {
  get(key: string): Promise<Blob | null>
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

/** What can be known of an image: sizes in pixels, the right way up (EXIF orientation applied). */
export interface ImageFacts {
  extension: ImageExtension
  width: number
  height: number
  hasAlpha: boolean
  isOpaque: boolean
  /** A tiny copy as a data URI, shown while the image loads. Absent where it could not be made. */
  lqip?: string
  blurHash?: string
  palette?: Palette
  /** What the camera wrote, by the names of the EXIF standard. */
  exif?: Record<string, string | number | number[]>
  /** Where the picture was taken: degrees, and metres above the sea. */
  location?: { lat: number; lng: number; alt?: number }
}

/** A colour of an image (CSS hexadecimal), with what can be read on it, and its share in percent. */
export interface PaletteSwatch {
  background: string
  foreground: string
  title: string
  population: number
}

/** Colours that stand out; those that an image does not have are absent. */
export type Palette = { dominant: PaletteSwatch } & {
  [Name in
    | 'vibrant'
    | 'darkVibrant'
    | 'lightVibrant'
    | 'muted'
    | 'darkMuted'
    | 'lightMuted']?: PaletteSwatch
}

/** Decodes and redraws images. `sharpImages()` from `@jalonne/lake/node` is the one for servers. */
export interface ImageProcessor {
  /** Reads the whole image. Rejects with `LakeProblem` (4xx) when the bytes are not an acceptable image. */
  inspect(bytes: Uint8Array<ArrayBuffer>): Promise<ImageFacts>
  /**
   * Draws the image according to the plan. Rejects with `LakeProblem` when it cannot, is too busy (503), or draws enough
   * for this client already (429).
   * @param signal of when nobody wants it any more
   */
  render(
    original: Blob,
    plan: TransformPlan,
    requester?: { client: string; signal?: AbortSignal },
  ): Promise<Uint8Array<ArrayBuffer>>
  /** The bytes of a drawing (SVG) as Brotli. */
  compress(original: Blob): Promise<Uint8Array<ArrayBuffer>>
}
