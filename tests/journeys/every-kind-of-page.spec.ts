import type { Page } from '@playwright/test'
import { standsAsDrawn } from '../support/drawn.ts'
import { axeFindingsInTurn, fitsLargeLetters, neverScrollsSideways } from '../support/look.ts'
import { pageAddresses } from '../support/pages.ts'
import { printed, withoutSpaces } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

// No page needs another's: on three workers the file takes a third.
test.describe.configure({ mode: 'parallel' })

/** Icons that are not drawn as large as they ask to be. */
const misshapen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[width]')].flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect()
      const asked = `${icon.getAttribute('width')} × ${icon.getAttribute('height')}`
      const drawn = `${Math.round(width)} × ${Math.round(height)}`
      return width === 0 || drawn === asked ? [] : [`${drawn}: ${icon.parentElement?.outerHTML}`]
    }),
  )

/** Texts and attributes that show the name of a value instead of the value. */
const unfilled = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [element.textContent, ...[...element.attributes].map(({ value }) => value)].filter(
        (text) =>
          element.tagName !== 'SCRIPT' &&
          text &&
          // `\p{L}` in the pattern of a field is no placeholder.
          /^[^{}]*(?:(?<!\\p)\{\w+\}[^{}]*)+$/.test(text),
      ),
    ),
  )

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)

// One visit a page: to load and hydrate it is most of what a look at it takes.
for (const { name, path, language } of pageAddresses) {
  test(`the page ${name} at ${path} can be printed, fits every screen, and has nothing for axe to report`, async ({
    page,
    visitor,
    stack,
    trouble,
  }) => {
    if (path.endsWith('/nowhere')) trouble.expect(/status of 404/)
    await page.setViewportSize({ width: 390, height: 844 })
    // What unfolds as it comes into sight is smaller on the way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open(path)

    await test.step('a heading, a title, no placeholder, and icons that keep their size at 200 % text', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.title()).not.toBe('')
      expect(await misshapen(page)).toEqual([])
      await setTextSize(page, '200%')
      expect(await misshapen(page)).toEqual([])
      expect(await unfilled(page)).toEqual([])
      await setTextSize(page, '')
    })

    await test.step('nothing is cut that is to be seen whole, and rows are complete', () =>
      standsAsDrawn(page, name))

    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })

    await test.step('no printed sheet is blank, nothing lies over its words', async () => {
      // What surrounds a page comes with the first move.
      await page.mouse.move(4, 4)
      if (name !== 'home') await expect(page.locator('canvas').first()).toBeAttached()
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      const sheets = await printed(page)
      expect(sheets.flatMap(({ overlaps }) => overlaps)).toEqual([])
      expect(sheets.filter(({ letters }) => letters.length < 40)).toEqual([])
      const [first] = sheets
      expect(first?.letters).toContain(withoutSpaces(title ?? ''))
      expect(first?.letters.length).toBeGreaterThan(200)
      const all = sheets.map(({ letters }) => letters).join('')
      expect(all).not.toContain(language === 'fr' ? 'Alleraucontenu' : 'Skiptocontent')
      expect(all).toContain(`${stack.origin}${path}`)
    })

    await test.step('nothing for axe to report, on a phone and on a screen', async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.removeAttribute('name')
          details.setAttribute('open', '')
        }
      })
      expect(await axeFindingsInTurn(page, language)).toEqual([])
    })

    await test.step('never scrolls sideways', () => neverScrollsSideways(page))
    await test.step('has room for letters twice as large', () => fitsLargeLetters(page))
  })
}
