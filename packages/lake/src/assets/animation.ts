import type { ImageExtension } from './formats.ts'

/**
 * Whether an image is animated, or may be: a WebP says so at its beginning, for which alone the original is opened; a GIF
 * only as it is read.
 */
export async function isAnimated(
  extension: ImageExtension,
  original: () => Promise<Blob>,
): Promise<boolean> {
  if (extension !== 'webp') return extension === 'gif'
  // https://developers.google.com/speed/webp/docs/riff_container: the name of the first chunk, its size, its flags.
  const chunk = await (await original()).slice(12, 21).bytes()
  const isExtended = new TextDecoder().decode(chunk.subarray(0, 4)) === 'VP8X'
  return isExtended && ((chunk[8] ?? 0) & 0b10) !== 0
}
