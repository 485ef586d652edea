import type { ImageExtension } from './formats.ts'

/** Whether images of a format may be animated. */
export const mayMove = (extension: ImageExtension): boolean =>
  extension === 'gif' || extension === 'webp'

/** Whether an image is animated, or may be: a WebP says so at its beginning, a GIF only as it is read. */
export async function moves(image: Blob, extension: ImageExtension): Promise<boolean> {
  if (extension !== 'webp') return mayMove(extension)
  // https://developers.google.com/speed/webp/docs/riff_container: the name of the first chunk, its size, its flags.
  const chunk = await image.slice(12, 21).bytes()
  const isExtended = new TextDecoder().decode(chunk.subarray(0, 4)) === 'VP8X'
  return isExtended && ((chunk[8] ?? 0) & 0b10) !== 0
}
