import type { Page } from '@playwright/test'
import { contactStories, fillIn, quoteForm } from '../support/contact.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker answers for the page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Makes the page one of a release before the worker's. */
const age = (page: Page) =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLElement>('script[data-start]')
    if (script) script.dataset.start = '/assets/start-of-the-release-before.js'
  })

/** Has the browser install another release of the worker, as an update check would. */
async function release(page: Page): Promise<void> {
  // From now on pages register the new release by themselves, and don't bring the old one back.
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker
    const register = workers.register.bind(workers)
    workers.register = (_url, options) => register('/sw.js?release=2', options)
  })
  // Chromium lets a worker that is still at work stay for minutes.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await expect(async () => {
    // Now and then Chromium takes a worker for busy that is not: it is stopped, as an idle one is after a while.
    await devtools.send('ServiceWorker.stopAllWorkers')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js?release=2', { scope: '/' })
    })
    // What the page registers by itself may come after it, and bring the old one back.
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.scriptURL.endsWith('?release=2'),
      undefined,
      { timeout: 5_000 },
    )
  }).toPass()
}

test.describe('without a network', () => {
  for (const [language, title, retry] of [
    ['fr', 'Vous êtes hors ligne', 'Réessayer'],
    ['en', 'You are offline', 'Try again'],
  ] as const) {
    test(`a page says so, and is there once the network is back (${language})`, async ({
      context,
      page,
      visitor,
      trouble,
    }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED|status of 503/)
      await visitor.savesData()
      await visitor.open(`/${language}`)
      await controlled(page)
      await context.setOffline(true)
      await page.goto(`/${language}/services?utm_source=x`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // Its styles are allowed by its own policy.
      const paint = await page.getByRole('link').evaluate((link) => getComputedStyle(link).color)
      expect(paint).toBe('rgb(16, 21, 17)')

      await context.setOffline(false)
      await page.getByRole('link', { name: retry }).click()
      await expect(page).toHaveURL(`/${language}/services?utm_source=x`)
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }
})

test('a page already read is there again without a network, and whole once that is back', async ({
  context,
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/)
  await visitor.savesData()
  await page.goto('/fr')
  await visitor.awake()
  await controlled(page)
  await visitor.mark()
  await visitor.link('Tarifs').click()
  await expect(page).toHaveURL('/fr/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'prix' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre site' })).toBeVisible()
  const lowest = page.locator('[data-section=testimonialWall]')
  await expect(lowest).toBeAttached()
  await expect(lowest.getByRole('figure')).toHaveCount(0)

  await context.setOffline(false)
  await expect(lowest.getByRole('figure')).not.toHaveCount(0)
  await expect(page.locator('[data-section]:not([data-section$=Menu]):empty')).toHaveCount(0)
  await visitor.stayed()
})

test('without a network, a page never opened says so below the header, and comes once that is back', async ({
  context,
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|dynamically imported module/)
  await visitor.savesData()
  await visitor.open('/en/contact')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('alert')).toContainText('offline')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Next departure' })).toBeVisible()
})

test('who changes the language without a network is told, and reads the page in it once that is back', async ({
  context,
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|dynamically imported module/)
  await visitor.savesData()
  await visitor.open('/fr/contact')
  await controlled(page)
  const loaded: string[] = []
  page.on('load', () => loaded.push(new URL(page.url()).pathname))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Read this page in English' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await visitor.awake()
  expect(loaded).toEqual(['/en/contact', '/en/contact'])
})

test.describe('with the service worker in charge', () => {
  test('a page is never older than what was published', async ({ page, visitor, editor }) => {
    await visitor.open('/en/pricing')
    await controlled(page)
    await editor.publish('plan-site-basic', { price: 285 })
    await page.goto('/en/pricing')
    await expect(visitor.plan('Basic')).toContainText('285')
    const cached = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = await Promise.all(all.map((cache) => cache.keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(cached).not.toEqual([])
    expect((await cached()).filter((path) => !path.startsWith('/assets/'))).toEqual([])
  })

  test('the first installation reloads nothing; a new release reloads the tab once', async ({
    page,
    visitor,
  }) => {
    // The page looks which files are of the worker's release: its own are.
    const looked = page.waitForResponse('/sw.js')
    await visitor.open('/fr')
    await visitor.mark()
    await controlled(page)
    await (await looked).finished()
    await visitor.stayed()

    let loads = 0
    page.on('load', () => loads++)
    await age(page)
    await release(page)
    await expect.poll(() => loads).toBe(1)
    await visitor.hydrated()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBeUndefined()
  })

  test('a new release waits for what a visitor is writing', async ({ page, visitor }) => {
    const looked = page.waitForResponse('/sw.js')
    await visitor.open('/fr/contact')
    await controlled(page)
    await (await looked).finished()
    await visitor.mark()
    // A page that is to be loaded anew stays for a moment, but is no longer marked.
    await page.evaluate(() =>
      addEventListener('beforeunload', () => Reflect.deleteProperty(window, 'isMarked')),
    )
    let loads = 0
    page.on('load', () => loads++)
    const field = page.getByRole('main').locator('textarea').first()
    await field.fill('Nous ouvrons un deuxième salon.')
    await age(page)
    const lookedAgain = page.waitForResponse('/sw.js')
    await release(page)
    await (await lookedAgain).finished()
    await visitor.stayed()
    await expect(field).toHaveValue('Nous ouvrons un deuxième salon.')

    expect(loads).toBe(0)
    await visitor.link('Tarifs').click()
    await expect(page).toHaveURL('/fr/pricing')
    await page.goBack()
    await expect(field).toHaveValue('Nous ouvrons un deuxième salon.')
    expect(loads).toBe(0)

    const form = quoteForm(page, contactStories.fr)
    await fillIn(form, contactStories.fr, 'release@keller.example')
    await form.getByRole('button', { name: contactStories.fr.send }).click()
    await expect(page.getByText(contactStories.fr.thanks)).toBeVisible()
    await visitor.link('Tarifs').click()
    await expect.poll(() => loads).toBe(1)
    await expect(page).toHaveURL('/fr/pricing')
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })
})
