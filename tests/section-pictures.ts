// Pictures of the sections an editor can choose from, taken from the demo content. Wants a built site:
//   pnpm build && pnpm section-pictures                   draws those that are missing
//   pnpm build && pnpm section-pictures imageAndText      draws these anew; `--all` draws every one
import { existsSync } from 'node:fs'
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
const asked = process.argv.slice(2)
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
  for (const [type, path] of wanted(await placesOf(stack))) {
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
    if (!box?.height) {
      throw new Error(
        `Nothing is drawn of ${type} on ${path}: is the build up to date (pnpm build)?`,
      )
    }
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
      .toFile(fileOf(type))
    process.stdout.write(`${type} from ${path}\n`)
  }
} finally {
  await browser.close()
  await stack.close()
}

/** Where the picture of `heroPlates` is kept: in `hero-plates.webp`. */
function fileOf(type: string): string {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return join(folder, `${name}.webp`)
}

/** The sections whose picture is asked for: by name, all of them, or those that have none. */
function wanted(places: Map<string, string>): [type: string, path: string][] {
  const unknown = asked.filter((name) => name !== '--all' && !places.has(name))
  if (unknown.length > 0) throw new Error(`The demo content has no section ${unknown.join(', ')}.`)
  const chosen = [...places].filter(([type]) =>
    asked.length > 0 ? asked.includes(type) || asked.includes('--all') : !existsSync(fileOf(type)),
  )
  if (chosen.length === 0) {
    process.stdout.write(
      'Every section of the demo content has its picture. A new section is drawn once a page of it has one (packages/seed).\n',
    )
  }
  return chosen
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
