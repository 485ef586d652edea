import type { Locator, Page } from '@playwright/test'
import { axeFindingsInThemes } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

/** What waits for the visitor's first move has arrived. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(4, 4)
  await expect(page.locator('[popover=manual][role=tooltip]')).toBeAttached()
}

const notices = {
  fr: /Jalonne Sàrl\. Textes et images protégés/,
  en: /Jalonne Sàrl\. Text and images are protected/,
}

for (const [lang, notice] of Object.entries(notices)) {
  test(`the right button shows whose the page is from the first press, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/contact`)
    // It lasts two seconds, which a busy machine may take to report the click.
    const shown = expect(page.getByText(notice)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
    await shown
    await expect(page.getByText(notice)).toBeHidden()
  })
}

test('in a form field and by the keyboard’s own key the menu opens', async ({ page, visitor }) => {
  await visitor.open('/en/login')
  await settled(page)
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) =>
      Reflect.set(window, 'opened', !event.defaultPrevented),
    )
  })
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened'))
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
  expect(await opened()).toBe(false)
  await page.getByRole('textbox', { name: 'Email address' }).click({ button: 'right' })
  expect(await opened()).toBe(true)
})

test('an icon is named to whoever rests on it', async ({ page, visitor }) => {
  await visitor.open('/fr')
  await settled(page)
  await page.getByRole('button', { name: 'Thème' }).hover()
  const name = page.locator('[role=tooltip]')
  await expect(name).toBeVisible()
  await expect(name).toHaveText('Thème')
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
})

const picture = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())

test('C8: survey marks stand beside every page but the landing page, and move with scrolling only', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en')
  await settled(page)
  await expect(page.locator('canvas')).toHaveCount(0)
  await visitor.link('Pricing').click()
  const canvas = page.locator('canvas')
  await expect(canvas).toBeAttached()
  const before = await picture(canvas)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await picture(canvas)).toBe(before)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => picture(canvas)).not.toBe(before)
})

test.describe('for a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('C8: survey marks stay where they are', async ({ page, visitor }) => {
    await visitor.open('/en/pricing')
    await settled(page)
    const canvas = page.locator('canvas')
    await expect(canvas).toBeAttached()
    const before = await picture(canvas)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(await picture(canvas)).toBe(before)
  })
})

const openPortal = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('open-portal-login')))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()

const parts: Record<string, { width: number; open: (page: Page) => Promise<void> }> = {
  'the services open': {
    width: 1440,
    open: async (page) => {
      await page.getByRole('banner').locator('nav summary').first().hover()
      await expect(page.locator('#services-menu')).toBeVisible()
    },
  },
  'the drawer open': {
    width: 390,
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.locator('summary').click()
      await expect(drawer.getByRole('link', { name: 'Graphic design' })).toBeVisible()
    },
  },
  'the portal open': {
    width: 1440,
    open: openPortal,
  },
  'the portal open on a phone': {
    width: 390,
    open: openPortal,
  },
}

for (const [name, { width, open }] of Object.entries(parts)) {
  test(`axe has nothing to report with ${name}, light or dark`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/en/pricing')
    await open(page)
    expect(await axeFindingsInThemes(page, [width])).toEqual([])
  })
}
