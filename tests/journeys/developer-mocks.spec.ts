import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contactStories, field, fillIn, quoteForm } from '../support/contact.ts'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/service.ts'
import { test as base, expect } from '../support/test.ts'
import { Visitor } from '../support/visitor.ts'

const dev = join(import.meta.dirname, '../../scripts/dev.ts')

/** `npm run dev:mocks`, and nothing beside it: the address of the site. */
const test = base.extend<object, { mocked: string }>({
  mocked: [
    async ({ browser }, use) => {
      const port = await freePort()
      const ready = 'Ctrl-C stops everything.'
      const service = await startService([dev, '--mocks'], { SITE_PORT: `${port}` }, ready)
      const origin = `http://localhost:${port}`
      // The first visit has Vite prepare the libraries, which loads the page anew.
      const page = await browser.newPage()
      await expect(async () => {
        await page.goto(`${origin}/fr`)
        const visitor = new Visitor(page)
        await visitor.hydrated()
        await visitor.mark()
        await visitor.link('Tarifs').click()
        await expect(visitor.plan('Basic')).toContainText('250 CHF')
        await visitor.stayed()
      }).toPass()
      await page.close()
      await use(origin)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mocked }, use) => use(mocked),
})

// The mocks answer from a worker.
test.use({ serviceWorkers: 'allow' })
// The mocks know no language: one story, in French, and a look at the other.
const story = {
  ...contactStories.fr,
  pricing: 'Tarifs',
  service: 'Parlons de votre site',
  byMail: 'Par e-mail',
  serviceSend: 'Envoyer la demande',
  serviceThanks: 'Merci — à très bientôt.',
  hosting: 'Demander SecureWeb',
  noSite: 'Je n’ai pas encore de site',
  hostingSent: /^Merci\s! Votre demande est bien arrivée\.$/,
  question: 'Votre question',
  shop: 'Combien coûte une boutique en ligne ?',
  unavailable: /ne peut pas être chargée/,
} as const

/** What was asked under `/api` and `/live`, with who has answered: the server's answers carry headers of its own. */
function watchAnswers(page: Page) {
  const answers: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/(api|live)\b/.test(pathname)) return
    const headers = response.headers()
    const byServer = 'content-security-policy' in headers || 'x-accel-buffering' in headers
    answers.push(`${pathname} ${byServer ? 'server' : 'mock'} ${response.status()}`)
  })
  return answers
}

/** Whether every picture that the page has asked for is there. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => currentSrc && complete && !naturalWidth)
      .map(({ currentSrc }) => currentSrc),
  )

/** Asks what an online shop costs; the reply box and what it proposes come with the first look at it. */
async function askAboutShop(page: Page) {
  const dock = page.getByRole('complementary', { name: 'Assistant' })
  await page.getByLabel(story.question).focus()
  await dock.getByRole('button', { name: story.shop }).click()
  return dock
}

test.beforeEach(({ page, mocked, trouble }) => {
  page.setDefaultTimeout(30_000)
  trouble.expect(new RegExp(`^foreign host: (http|ws)://localhost:${new URL(mocked).port}/`))
})

test('a developer sees pages and pictures, sends every form and asks the assistant, with no lake and no server', async ({
  page,
  visitor,
  browser,
  mocked,
  trouble,
}) => {
  // Of the page that is not there.
  trouble.expect(/status of 404/)
  await test.step('the pictures of the very first visit', async () => {
    const context = await browser.newContext({ baseURL: mocked, reducedMotion: 'reduce' })
    const first = await context.newPage()
    const failed: string[] = []
    first.on('requestfailed', (request) => {
      if (request.resourceType() === 'image') failed.push(request.url())
    })
    await first.goto('/fr/blog')
    await expect.poll(() => first.evaluate(() => document.images.length)).toBeGreaterThan(0)
    await first.waitForLoadState('networkidle')
    expect([...failed, ...(await brokenPictures(first))]).toEqual([])
    await context.close()
  })

  const answers = watchAnswers(page)
  await test.step('a quote', async () => {
    await visitor.open('/fr/contact')
    const form = quoteForm(page, story)
    await fillIn(form, story, 'ada@keller.example')
    await form.getByRole('button', { name: story.send }).click()
    await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
  })
  await test.step('a call', async () => {
    const form = page.getByRole('form', { name: story.call })
    await field(form, story.call_name).fill('Ada Keller')
    await field(form, story.call_email).fill('ada@keller.example')
    await field(form, story.fields.phone).fill('021 555 01 02')
    await form.getByText(story.tuesday).click()
    await form.getByRole('button', { name: story.book }).click()
    await expect(page.getByText(story.booked)).toBeVisible()
  })
  await test.step('the form about a service', async () => {
    await visitor.open('/fr/services/website-design-development/web-refresh')
    const form = page.getByRole('form', { name: story.service })
    await field(form, story.call_name).fill('Ada Keller')
    await form.getByText(story.byMail, { exact: true }).click()
    await field(form, story.call_email).fill('ada@keller.example')
    await form.getByRole('button', { name: story.serviceSend }).click()
    await expect(page.getByRole('status').filter({ hasText: story.serviceThanks })).toBeVisible()
  })
  await test.step('the form about hosting', async () => {
    await visitor.open('/fr/services/hosting-and-maintenance?plan=hosting-secureweb#plans')
    const form = page.getByRole('form', { name: story.hosting })
    await field(form, story.call_name).fill('Nadia Rochat')
    await form.getByLabel(story.noSite).check()
    await field(form, story.call_email).fill('nadia@fournil.example')
    await form.getByRole('button', { name: story.serviceSend }).click()
    await expect(page.getByText(story.hostingSent)).toBeVisible()
  })
  await test.step('the assistant', async () => {
    await visitor.open('/fr/services/e-commerce')
    const dock = await askAboutShop(page)
    await expect(dock.getByRole('status')).toContainText('700 CHF')
  })
  await test.step('a page in the other language', async () => {
    await visitor.open('/en/contact')
    await expect(quoteForm(page, contactStories.en)).toBeVisible()
  })
  await test.step('a page that is not there, and an error', async () => {
    await visitor.open('/fr/nowhere')
    await expect.poll(() => answers.join()).toContain('/api/log404.php')
    const report = { message: 'x is null', stack: '', url: '/fr' }
    await page.evaluate(
      (body) =>
        fetch('/api/error', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      JSON.stringify(report),
    )
  })
  expect(answers.filter((answer) => / server /.test(answer))).toEqual([])
  const taken = answers.filter((answer) => / 20\d$/.test(answer)).map((one) => one.split(' ')[0])
  expect([...new Set(taken)].toSorted()).toEqual([
    '/api/chat.php',
    '/api/contact',
    '/api/contact_secure.php',
    '/api/error',
    '/api/log404.php',
    '/live',
  ])
})

test('a developer sees what a visitor sees when something fails, by the page’s address', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/status of 50[03]/)
  await visitor.open('/fr/contact?fault=contact:500')
  const form = quoteForm(page, story)
  await fillIn(form, story, 'ada@keller.example')
  await form.getByRole('button', { name: story.send }).click()
  await expect(form.getByRole('alert')).toHaveText(story.failure)

  await visitor.open('/fr/services/e-commerce?fault=chat:503,lake:503')
  const warned = page.waitForEvent('console', (said) => /could not be asked/.test(said.text()))
  const dock = await askAboutShop(page)
  await warned
  await expect(dock).not.toContainText('700 CHF')
  await visitor.link(story.pricing).click()
  await expect(page.getByRole('alert')).toContainText(story.unavailable)
})

test('without JavaScript a developer sees pictures, and where a posted form leads', async ({
  browser,
  mocked,
}) => {
  const context = await browser.newContext({ baseURL: mocked, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/fr/blog', { waitUntil: 'networkidle' })
  await expect(page.locator('main img').first()).toBeVisible()
  expect(await brokenPictures(page)).toEqual([])
  await page.goto('/fr/contact')
  const form = quoteForm(page, story)
  await fillIn(form, story, 'ada@keller.example')
  await form.getByRole('button', { name: story.send }).click()
  await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeVisible()
  await context.close()
})
