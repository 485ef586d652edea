import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const paper = '#f9fbf9'

interface Icon {
  name: string
  /** In pixels, of the square. */
  size: number
  /** The share of the square the sign takes up; launchers may cut a maskable icon down to a circle of 80 %. */
  sign: number
  background: string
}

/** The icons made from `favicon.svg` for what takes no SVG. */
export const icons: readonly Icon[] = [
  { name: 'favicon-32.png', size: 32, sign: 1, background: '#0000' },
  { name: 'apple-touch-icon.png', size: 180, sign: 0.62, background: paper },
  { name: 'icon-192.png', size: 192, sign: 0.7, background: paper },
  { name: 'icon-512.png', size: 512, sign: 0.7, background: paper },
  { name: 'icon-maskable-512.png', size: 512, sign: 0.52, background: paper },
]

/** Draws an icon; the result is a PNG. */
export async function drawIcon({ size, sign, background }: Icon): Promise<Buffer> {
  const drawn = Math.round(size * sign)
  // Its pole is drawn for the light theme: a PNG can't know the other.
  const svg = await readFile(join(folder, 'favicon.svg'))
  const picture = await sharp(svg, { density: (72 * drawn) / 32 })
    .resize(drawn, drawn)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

// `node build/icons.ts` after a change to the sign.
if (import.meta.main) {
  for (const icon of icons) await writeFile(join(folder, icon.name), await drawIcon(icon))
}
