import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    path: '/fr',
    entry: 'Référencement',
    all: 'Tous les services',
    target: '/fr/services/seo-visibility',
  },
  { path: '/en', entry: 'SEO', all: 'All services', target: '/en/services/seo-visibility' },
] as const

const trigger = (page: Page) =>
  page.getByRole('banner').locator('nav > ul > li > details > summary').first()
const menu = (page: Page) => page.locator('#services-menu')
const details = (page: Page) => trigger(page).locator('..')
const isOpen = (page: Page) => expect(details(page)).toHaveJSProperty('open', true)
const isClosed = (page: Page) => expect(details(page)).toHaveJSProperty('open', false)
const pass = async (page: Page, milliseconds: number) => {
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction(([since, span]) => performance.now() - since > span, [
    from,
    milliseconds,
  ] as const)
}
// Opening again within a tenth of a second of closing is ignored.
const mayOpenAgain = (page: Page) => pass(page, 100)
// A menu that is left closes a moment later.
const wouldHaveClosed = (page: Page) => pass(page, 400)
const entry = (place: Locator, name: string) =>
  place.getByRole('link', { name: new RegExp(`^${name}`) })

for (const { path, entry: name, all, target } of stories) {
  test.describe(`the services in the header of ${path}`, () => {
    test('open under the mouse, six of them, and lead on', async ({ page, visitor }) => {
      await visitor.open(path)
      await visitor.mark()
      await trigger(page).hover()
      await isOpen(page)
      await expect(menu(page).getByRole('list').first().getByRole('link')).toHaveCount(6)
      await expect(entry(menu(page), all)).toBeVisible()
      await entry(menu(page), name).click()
      await expect(page).toHaveURL(target)
      await isClosed(page)
      await visitor.stayed()

      // It closes too where it leads to the page one is on.
      await mayOpenAgain(page)
      await trigger(page).hover()
      await isOpen(page)
      await entry(menu(page), name).click()
      await isClosed(page)
    })

    test('open, lead on and close by keyboard', async ({ page, visitor }) => {
      await visitor.open(path)
      await trigger(page).focus()
      await isOpen(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await isClosed(page)
      await expect(trigger(page)).toBeFocused()
      await mayOpenAgain(page)
      await page.keyboard.press('Enter')
      await isOpen(page)
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
      await expect(entry(menu(page), name)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(target)
      await expect(page.locator('#main')).toBeFocused()
      await isClosed(page)
    })

    test('close when the mouse or the focus has gone elsewhere', async ({ page, visitor }) => {
      await visitor.open(path)
      await trigger(page).hover()
      await isOpen(page)
      await page.mouse.move(20, 600)
      await isClosed(page)
      await mayOpenAgain(page)
      await trigger(page).click()
      await isOpen(page)
      await page.mouse.click(20, 700)
      await isClosed(page)

      await mayOpenAgain(page)
      await trigger(page).focus()
      await isOpen(page)
      await page.keyboard.press('Shift+Tab')
      await isClosed(page)
      await expect(trigger(page)).not.toBeFocused()
    })

    test('stay open for whoever is in them by keyboard, though the mouse leaves', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      await trigger(page).hover()
      await isOpen(page)
      await trigger(page).focus()
      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link').first()).toBeFocused()
      await page.mouse.move(20, 600)
      await wouldHaveClosed(page)
      await isOpen(page)
    })
  })
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('the services open and close by tapping', async ({ page, visitor }) => {
    await visitor.open('/en')
    await trigger(page).tap()
    await isOpen(page)
    await trigger(page).tap()
    await isClosed(page)
    await mayOpenAgain(page)
    await trigger(page).tap()
    await isOpen(page)
    await page.touchscreen.tap(40, 700)
    await isClosed(page)
  })
})

test('the menu is between 480 and 920 px wide, at most 60 % as high as the window, and pictured from 900 px on', async ({
  page,
  visitor,
}) => {
  await visitor.open('/fr')
  for (const [width, height] of [
    [768, 1024],
    [899, 500],
    [900, 700],
    [1440, 900],
    [2560, 1200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await trigger(page).hover()
    await isOpen(page)
    const box = await menu(page).boundingBox()
    expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(480)
    expect(box?.width, `${width} px`).toBeLessThanOrEqual(920)
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(height * 0.6 + 1)
    const picture = menu(page).locator(':scope > [aria-hidden]')
    await expect(picture).toBeVisible({ visible: width >= 900 })
    await page.keyboard.press('Escape')
    await page.mouse.move(10, height - 10)
    await isClosed(page)
    await mayOpenAgain(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services open by a press and lead to their page', async ({ page }) => {
    await page.goto('/en')
    await trigger(page).click()
    await entry(menu(page), 'All services').click()
    await expect(page).toHaveURL('/en/services')
  })
})
