// Pictures of the sections an editor can choose from, taken from the demo content. Wants a built site:
//   pnpm build && pnpm section-pictures
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from './support/browser.ts'
import { type Stack, startStack } from './support/stack.ts'

/** As wide as a section's card in the picker on a screen with two dots to a point. */
const width = 640
const height = 400
const viewport = { width: 1200, height: 750 }

const folder = join(import.meta.dirname, '../studio/src/sections/pictures')
await mkdir(folder, { recursive: true })
const stack = await startStack()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({
    viewport,
    colorScheme: 'light',
    locale: 'en',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  for (const [type, path] of await placesOf(stack)) {
    await page.goto(`${stack.origin}/en${path === '/' ? '' : path}`, { waitUntil: 'networkidle' })
    // What sticks to the window would lie over the sections.
    await page.addStyleTag({ content: 'header, [data-banner] { visibility: hidden !important }' })
    const section = page.locator(`[data-section=${type}]`).first()
    await section.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        const isInSight = width > 0 && bottom > 0 && top < innerHeight
        return image.complete || !isInSight
      }),
    )
    const box = await section.boundingBox()
    if (!box) throw new Error(`${type} has no place on ${path}`)
    const shown = Math.min(box.height, viewport.height)
    const shot = sharp(
      await page.screenshot({
        clip: { x: 0, y: Math.max(box.y, 0), width: box.width, height: shown },
      }),
    )
    // What the section leaves empty is of the colour of its ground.
    const [r = 255, g = 255, b = 255] = await shot
      .clone()
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    await shot
      .resize({ width, height, fit: 'contain', background: { r, g, b } })
      .webp({ quality: 78 })
      .toFile(join(folder, `${fileName(type)}.webp`))
    process.stdout.write(`${type} from ${path}\n`)
  }
} finally {
  await browser.close()
  await stack.close()
}

/** `heroPlates` becomes `hero-plates`. */
function fileName(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The first page with each section, as `[type, path]`. */
async function placesOf({ lake }: Stack): Promise<Map<string, string>> {
  await lake.client.create({
    _id: 'page-of-contact-details',
    _type: 'page',
    title: { _type: 'localeString', fr: 'Coordonnées', en: 'Contact details' },
    path: '/contact-details',
    sections: [
      {
        _key: 'details',
        _type: 'contactDetails',
        title: { _type: 'localeString', fr: 'Nous trouver', en: 'Find us' },
      },
    ],
  })
  const pages = await lake.client.fetch<{ path: string; types: string[] }[]>(
    '*[_type == "page"] | order(path asc) {path, "types": coalesce(sections[]._type, [])}',
  )
  const places = new Map<string, string>()
  for (const { path, types } of pages)
    for (const type of types) if (!places.has(type)) places.set(type, path)
  return places
}
