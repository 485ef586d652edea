import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, icons } from './icons.ts'

const pixels = (image: string | Buffer) => sharp(image).ensureAlpha().raw().toBuffer()

test.each(icons)('$name shows the sign as it is drawn now, in its size', async (icon) => {
  const file = await readFile(join(import.meta.dirname, '../public', icon.name))
  const { width, height } = await sharp(file).metadata()
  expect([width, height]).toEqual([icon.size, icon.size])
  const [kept, drawn] = await Promise.all([pixels(file), drawIcon(icon).then(pixels)])
  const differences = kept.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 24)
  expect(differences.length / kept.length).toBeLessThan(0.01)
})
