// Pictures of every kind of page in both languages and themes, at a phone's and a desktop's width:
//   pnpm screenshots [folder]
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser } from './support/browser.ts'
import { layOutAll } from './support/look.ts'
import { pageAddresses } from './support/pages.ts'
import { startStack } from './support/stack.ts'

const widths = [390, 1440]
const themes = ['light', 'dark'] as const

/** Images further down wait for a visitor who comes near. */
const loadImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
  })

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'screenshots')
await mkdir(folder, { recursive: true })
const stack = await startStack()
const browser = await launchBrowser()
try {
  for (const width of widths) {
    for (const colorScheme of themes) {
      // Still pictures: what moves shows its last frame.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      for (const { name, language, path } of pageAddresses) {
        await page.goto(stack.origin + path, { waitUntil: 'networkidle' })
        await layOutAll(page)
        await loadImages(page)
        const file = join(folder, `${name}-${language}-${colorScheme}-${width}.png`)
        await page.screenshot({ path: file, fullPage: true })
        process.stdout.write(`${file}\n`)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await stack.close()
}
