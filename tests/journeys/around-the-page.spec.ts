import type { Locator, Page } from '@playwright/test'
import { glimpse } from '../support/glimpse.ts'
import { axeFindingsInThemes } from '../support/look.ts'
import { openPortal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** What waits for the visitor's first move has arrived. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(4, 4)
  await expect(page.locator('[popover=manual][role=tooltip]')).toBeAttached()
}

const notices = {
  fr: 'Jalonne Sàrl. Textes et images protégés',
  en: 'Jalonne Sàrl. Text and images are protected',
}

for (const [lang, notice] of Object.entries(notices)) {
  test(`the right button shows whose the page is from the first press, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/contact`)
    const shown = glimpse(page, '[role=status]', notice)
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
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.deleteProperty(window, 'opened'))
  await page.getByRole('link', { name: 'Pricing' }).first().focus()
  await page.keyboard.press('Shift+F10')
  await expect.poll(opened).toBe(true)
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
  // At the foot of the window it stands above, whole.
  await page.locator('[data-tooltip="Réserver un appel"]').hover()
  await expect(name).toHaveText('Réserver un appel')
  await expect(name).toBeInViewport({ ratio: 1 })
})

const picture = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())

test('C8: survey marks stand beside every page but the landing page, and move with scrolling only', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en')
  await settled(page)
  const canvas = page.locator('canvas')
  await visitor.link('Pricing').click()
  await expect(canvas).toBeAttached()
  const before = await picture(canvas)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await picture(canvas)).toBe(before)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => picture(canvas)).not.toBe(before)
  // By now what draws them is there: the landing page goes without it.
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect(canvas).toHaveCount(0)
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

interface Part {
  name: string
  open: (page: Page) => Promise<void>
  close: (page: Page) => Promise<void>
}

const portal: Part = {
  name: 'the portal open',
  open: openPortal,
  close: async (page) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
}

const screens: { width: number; parts: Part[] }[] = [
  {
    width: 1440,
    parts: [
      {
        name: 'the services open',
        open: async (page) => {
          await page.getByRole('banner').locator('nav summary').first().hover()
          await expect(page.locator('#services-menu')).toBeVisible()
        },
        close: async (page) => {
          await page.mouse.move(4, 880)
          await expect(page.locator('#services-menu')).toBeHidden()
        },
      },
      portal,
    ],
  },
  {
    width: 390,
    parts: [
      {
        name: 'the drawer open',
        open: async (page) => {
          await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
          const drawer = page.getByRole('dialog')
          await drawer.locator('summary').click()
          await expect(drawer.getByRole('link', { name: 'Graphic design' })).toBeVisible()
        },
        close: portal.close,
      },
      portal,
    ],
  },
]

for (const { width, parts } of screens) {
  const names = parts.map(({ name }) => name).join(', then ')
  test(`axe has nothing to report with ${names}, light or dark, at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/en/pricing')
    for (const { name, open, close } of parts) {
      await open(page)
      expect(await axeFindingsInThemes(page, [width]), name).toEqual([])
      await close(page)
    }
  })
}
