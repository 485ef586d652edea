import type { ImageExtension } from './formats.ts'

/** What the file name in an asset's address says: `<sha1>-<width>x<height>.<ext>` for images, `<sha1>.<ext>` for files. */
export interface ImageName {
  sha1: string
  width: number
  height: number
  extension: ImageExtension
}

export interface FileName {
  sha1: string
  extension: string
}

/** Media types by the extensions images are stored under. */
export const imageTypes: Record<ImageExtension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

const imagePattern =
  /^(?<sha1>[0-9a-f]{40})-(?<width>\d{1,6})x(?<height>\d{1,6})\.(?<ext>[a-z]{3,4})$/
const filePattern = /^(?<sha1>[0-9a-f]{40})\.(?<ext>[a-z0-9]{1,12})$/

/** Whether images are stored under an extension. */
export function isImageExtension(text: string): text is ImageExtension {
  return Object.hasOwn(imageTypes, text)
}

/** Reads an image's file name, or gives null when it is not one the lake could have made. */
export function parseImageName(name: string): ImageName | null {
  const { sha1, width, height, ext } = imagePattern.exec(name)?.groups ?? {}
  if (sha1 === undefined || ext === undefined || !isImageExtension(ext)) return null
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? { sha1, ...size, extension: ext } : null
}

/** Reads a file's name, or gives null when it is not one the lake could have made. */
export function parseFileName(name: string): FileName | null {
  const { sha1, ext } = filePattern.exec(name)?.groups ?? {}
  return sha1 === undefined || ext === undefined ? null : { sha1, extension: ext }
}

/** The name of an image in its address: `<sha1>-<width>x<height>.<ext>`. */
export function imageFileName(image: ImageName): string {
  return `${image.sha1}-${image.width}x${image.height}.${image.extension}`
}

/** The `_id` of the document that stands for an image. */
export function imageDocumentId(image: ImageName): string {
  return `image-${image.sha1}-${image.width}x${image.height}-${image.extension}`
}

/** The `_id` of the document that stands for a file. */
export function fileDocumentId({ sha1, extension }: FileName): string {
  return `file-${sha1}-${extension}`
}

/** The extension a file is stored under: its own where that is plain, `bin` otherwise. */
export function fileExtension(filename: string | undefined): string {
  const extension = filename?.split('.').slice(1).at(-1)?.toLowerCase()
  return extension !== undefined && /^[a-z0-9]{1,12}$/.test(extension) ? extension : 'bin'
}
