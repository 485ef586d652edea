import type { Palette as Found, Swatch } from '@vibrant/color'
import { DefaultGenerator } from '@vibrant/generator-default'
import { MMCQ } from '@vibrant/quantizer-mmcq'
import type { Palette, PaletteSwatch } from '../types.ts'

const names: [keyof Found, Exclude<keyof Palette, 'dominant'>][] = [
  ['Vibrant', 'vibrant'],
  ['DarkVibrant', 'darkVibrant'],
  ['LightVibrant', 'lightVibrant'],
  ['Muted', 'muted'],
  ['DarkMuted', 'darkMuted'],
  ['LightMuted', 'lightMuted'],
]

const leastAlpha = 125

/**
 * The colours of an image that stand out; null for one of which nothing can be seen.
 * @param rgba the pixels of a small copy
 */
export async function paletteOf(rgba: Uint8Array): Promise<Palette | null> {
  const seen = new Uint8ClampedArray(rgba.length)
  let length = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < leastAlpha) continue
    seen.set(rgba.subarray(at, at + 4), length)
    length += 4
  }
  if (length === 0) return null
  const swatches = MMCQ(seen.subarray(0, length), { colorCount: 64 }).filter(
    (one) => one.population,
  )
  const [first = null] = swatches.toSorted((a, b) => b.population - a.population)
  if (!first) return null

  const total = swatches.reduce((sum, { population }) => sum + population, 0)
  const found = await DefaultGenerator(swatches)
  const palette: Palette = { dominant: describe(first, total) }
  for (const [name, own] of names) {
    const swatch = found[name]
    if (swatch) palette[own] = describe(swatch, total)
  }
  return palette
}

function describe(swatch: Swatch, total: number): PaletteSwatch {
  const { hex, bodyTextColor, titleTextColor, population } = swatch
  return {
    background: hex,
    foreground: bodyTextColor,
    title: titleTextColor,
    population: Math.round((population / total) * 10_000) / 100,
  }
}
