import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    lang: 'fr',
    ask: 'Pouvons-nous mesurer votre visite ?',
    yes: 'Accepter',
    no: 'Refuser',
    reopen: 'Choix des cookies',
  },
  {
    lang: 'en',
    ask: 'May we measure your visit?',
    yes: 'Accept',
    no: 'Decline',
    reopen: 'Cookie choices',
  },
] as const

const ids = [
  { _key: 'main', _type: 'analyticsId', host: 'jalonne.ch', measurementId: 'G-MAIN' },
  { _key: 'second', _type: 'analyticsId', host: 'en.localhost', measurementId: 'G-SECOND' },
]
const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => 'event' in entry))

/** Answers in place of the measuring service, and tells what it was asked for. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

test.describe('where visits can be measured', () => {
  test.beforeEach(async ({ editor, trouble }) => {
    trouble.expect(/foreign host: https:\/\/www\.googletagmanager\.com/)
    await editor.publish('settings', { analytics: ids })
  })

  for (const { lang, ask, yes, no, reopen } of stories) {
    test(`a visitor is asked once in ${lang}; refusing loads nothing, and can be changed in the footer`, async ({
      page,
      visitor,
    }) => {
      const asked = await standIn(page)
      await visitor.open(`/${lang}`)
      const question = page.getByRole('region', { name: ask })
      await expect(question).toBeVisible()
      await expect(page.locator('body')).toBeFocused()
      await question.getByRole('button', { name: no }).click()
      await expect(question).toBeHidden()
      await expect(page.locator('#main')).toBeFocused()
      await page.reload()
      await visitor.hydrated()
      const choices = page.getByRole('button', { name: reopen })
      await choices.click()
      await expect(question).toBeFocused()
      expect(asked).toEqual([])
      await question.getByRole('button', { name: yes }).click()
      await expect(choices).toBeFocused()
      await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-MAIN'])
      await page.reload()
      await expect.poll(() => asked.length).toBe(2)
      await expect(question).toBeHidden()
    })
  }

  test('the question can be answered by keyboard, early on', async ({ page, visitor }) => {
    await standIn(page)
    await visitor.open('/en')
    const question = page.getByRole('region', { name: 'May we measure your visit?' })
    await expect(question).toBeVisible()
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Decline' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
  })

  test('the id is that of the host', async ({ page, stack, visitor }) => {
    const asked = await standIn(page)
    await visitor.open(`${stack.origin.replace('localhost', 'en.localhost')}/en`)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SECOND'])
  })

  test('how a visitor came is stored only after consent', async ({ page, visitor }) => {
    await standIn(page)
    const stored = () => page.evaluate(() => localStorage.getItem('jalonne.analytics.v1'))
    await visitor.open('/en/pricing?utm_source=news&utm_campaign=spring')
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(await stored()).toBeNull()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(stored).toContain('"utm":{"utm_source":"news","utm_campaign":"spring"}')
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect.poll(stored).toBeNull()
  })
})

test('without a measurement id nothing is asked, and there is nothing to change', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en/pricing')
  await page.mouse.move(4, 4)
  await expect(page.locator('canvas')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0)
})

test('pages and marked links are noted in the data layer', async ({ page, visitor }) => {
  await visitor.open('/fr')
  await visitor.link('Tarifs').click()
  await expect.poll(() => events(page)).toHaveLength(2)
  await page.mouse.move(4, 4)
  await expect(page.locator('canvas')).toBeAttached()
  await visitor.link('Espace client').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  expect(await events(page)).toEqual([
    { event: 'page_view', page_path: '/fr' },
    { event: 'page_view', page_path: '/fr/pricing' },
    { event: 'cta_click', cta: 'portal', page_path: '/fr/pricing' },
  ])
})

test('a call to action counts for the page it stands on, not for the one it leads to', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en/pricing')
  await page.mouse.move(4, 4)
  await expect(page.locator('canvas')).toBeAttached()
  await page.locator('main a[data-cta="gift"]').first().click()
  await expect(page).toHaveURL(/\/en\/services\/seo-visibility$/)
  await expect
    .poll(() => events(page))
    .toEqual([
      { event: 'page_view', page_path: '/en/pricing' },
      { event: 'cta_click', cta: 'gift', page_path: '/en/pricing' },
      { event: 'page_view', page_path: '/en/services/seo-visibility' },
    ])
})
