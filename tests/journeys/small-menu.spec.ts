import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    path: '/fr',
    close: 'Fermer',
    service: 'Graphisme',
    call: 'Être rappelé',
    portal: 'Espace client',
  },
  {
    path: '/en',
    close: 'Close',
    service: 'Graphic design',
    call: 'Request a call',
    portal: 'Customer portal',
  },
] as const

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test.use({ viewport: { width: 390, height: 844 } })

test('the name, the languages and the menu stand side by side in one line', async ({
  page,
  visitor,
}) => {
  await visitor.open('/fr')
  const banner = page.getByRole('banner')
  const parts = [
    banner.getByRole('link', { name: 'Jalonne, accueil' }),
    banner.getByRole('link', { name: 'Read this page in English' }),
    button(page),
  ]
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 844 })
    let end = 0
    for (const part of parts) {
      const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(end)
      expect(box.y + box.height, `${width} px`).toBeLessThan(76)
      end = box.x + box.width
    }
    expect(end).toBeLessThanOrEqual(width)
  }
})

for (const { path, close, service, call, portal } of stories) {
  test.describe(`on a phone, ${path}`, () => {
    test('the menu opens as a drawer, unfolds the services and leads to one', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      await visitor.mark()
      await button(page).click()
      await drawer(page).getByText('Services', { exact: true }).click()
      await drawer(page).getByRole('link', { name: service }).click()
      await expect(page).toHaveURL(`${path}/services/graphic-design`)
      await expect(drawer(page)).toBeHidden()
      await visitor.stayed()
    })

    test('it closes by its button, Escape and a press beside it, and gives the focus back', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      await page.setViewportSize({ width: 700, height: 844 })
      for (const leave of [
        () => drawer(page).getByRole('button', { name: close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(40, 500),
      ]) {
        await button(page).click()
        await expect(drawer(page)).toBeVisible()
        await leave()
        await expect(drawer(page)).toBeHidden()
        await expect(button(page)).toBeFocused()
      }
    })

    test('it opens the call and the portal, which going back closes', async ({ page, visitor }) => {
      await visitor.open(`${path}/pricing`)
      const home = page.getByRole('banner').getByRole('link', { name: /Jalonne/ })
      await home.click()
      await expect(page).toHaveURL(path)
      await button(page).click()
      await drawer(page).getByRole('link', { name: call }).click()
      await expect(page.getByRole('dialog', { name: call })).toBeVisible()
      await expect(drawer(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await button(page).click()
      await drawer(page).getByRole('link', { name: portal }).click()
      await expect(page.getByRole('dialog', { name: portal })).toBeVisible()
      await expect(drawer(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(`${path}/pricing`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(home).toBeFocused()
    })
  })
}

test('from 768 px on there is no menu button', async ({ page, visitor }) => {
  await visitor.open('/fr')
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(button(page)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(button(page)).toBeHidden()
})

test('from 768 px on everything of the header stands in one line, apart from the name', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const { path, portal } of stories) {
    await visitor.open(path)
    const banner = page.getByRole('banner')
    const box = await banner.getByRole('link', { name: portal }).boundingBox()
    expect(box?.height, path).toBe(44)
    const [name, home] = await banner
      .getByRole('link')
      .evaluateAll((links) =>
        links.slice(0, 2).map((link) => link.getBoundingClientRect().toJSON()),
      )
    expect(home.left - name.right, path).toBeGreaterThanOrEqual(16)
  }
})

test('with more entries the menu stays in wider windows, and nothing of the header is cut off', async ({
  editor,
  page,
  stack,
  visitor,
}) => {
  const entry = (fr: string, path: string) => ({
    ...{ _type: 'link', _key: path, path },
    label: { _type: 'localeString', fr, en: fr },
  })
  const more = [
    { ...entry('Réalisations', '/projects'), barFrom: 900 },
    { ...entry('Blog', '/blog'), barFrom: 1024 },
    { ...entry('À propos de nous', '/about-us'), barFrom: 1160 },
  ]
  const header = await stack.lake.client.fetch('*[_id == "navigation"][0].header')
  const banner = page.getByRole('banner')
  const portal = banner.getByRole('link', { name: 'Espace client' })
  for (const { barFrom, ...link } of more) {
    header.push(link)
    await editor.publish('navigation', { header })
    await page.setViewportSize({ width: 768, height: 900 })
    await visitor.open('/fr/contact')
    for (const width of [768, barFrom - 1, barFrom, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const of = `${header.length} entries, ${width} px`
      const isFolded = width < barFrom
      await expect(button(page), of).toBeVisible({ visible: isFolded })
      const last = await (isFolded ? button(page) : portal).boundingBox()
      expect(last && last.x + last.width, of).toBeLessThanOrEqual(width)
      expect((await banner.boundingBox())?.height, of).toBeLessThanOrEqual(77)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens over the page, and closes', async ({ page }) => {
    await page.goto('/en')
    await button(page).click()
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page)).toBeHidden()
    await button(page).click()
    await drawer(page).getByText('Services', { exact: true }).click()
    await drawer(page).getByRole('link', { name: 'Graphic design' }).click()
    await expect(page).toHaveURL('/en/services/graphic-design')
  })
})

test('its first opening, before the scripts are there, keeps the focus inside and the page still', async ({
  page,
  visitor,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/en', { waitUntil: 'commit' })
  await button(page).click()
  await expect(drawer(page)).toBeVisible()
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.querySelector('main :focus, footer :focus')),
    ).toBeNull()
  }
  await page.mouse.wheel(0, 800)
  // A page scrolls a frame or two after the wheel is turned.
  const scrolled = await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return scrollY
  })
  expect(scrolled).toBe(0)
  await release()
  await visitor.awake()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})
