import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isAnimated } from './animation.ts'
import type { ImageExtension } from './formats.ts'

// Two frames that differ, one above the other.
const pixels = Buffer.alloc(2 * 64).fill(200, 64)
const look = async (image: Promise<Buffer>, extension: ImageExtension) =>
  isAnimated(extension, async () => new Blob([new Uint8Array(await image)]))

it('tells an animated WebP from one that stands still, with or without further chunks', async () => {
  const raw = { width: 4, height: 8, channels: 4 as const }
  const still = () => sharp(pixels, { raw })
  const moving = sharp(pixels, { raw: { ...raw, pageHeight: 4 } })
  expect(await look(moving.webp().toBuffer(), 'webp')).toBe(true)
  expect(await look(still().webp().toBuffer(), 'webp')).toBe(false)
  const signed = still().withExif({ IFD0: { Artist: 'Marie' } })
  expect(await look(signed.webp().toBuffer(), 'webp')).toBe(false)
  expect(await look(still().png().toBuffer(), 'png')).toBe(false)
  expect(await look(still().gif().toBuffer(), 'gif')).toBe(true)
  expect(await isAnimated('webp', async () => new Blob(['RIFF']))).toBe(false)
})
