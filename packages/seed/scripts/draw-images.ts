// Draws the images of the articles: pictures without words, so that one serves both languages.
//   node packages/seed/scripts/draw-images.ts
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fivePagesPicture } from './pictures/five-pages.ts'
import { openingHoursPicture } from './pictures/opening-hours.ts'

const pictures = {
  'five-pages.png': fivePagesPicture(),
  'opening-hours.png': openingHoursPicture(),
}

for (const [name, svg] of Object.entries(pictures)) {
  const file = fileURLToPath(new URL(`../images/${name}`, import.meta.url))
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toFile(file)
}
