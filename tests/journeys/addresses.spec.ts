import { request as httpRequest } from 'node:http'
import { expect, test } from '../support/test.ts'

test.describe('an address without a page', () => {
  for (const [language, title] of [
    ['fr', 'Cette page est introuvable.'],
    ['en', "We couldn't find that page."],
  ] as const) {
    test(`is a true 404 that leads on (${language})`, async ({ page, trouble, visitor }) => {
      trouble.expect(/status of 404/)
      const answer = await page.goto(`/${language}/nowhere/at-all?x=1`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await visitor.hydrated()
      const services = page.getByRole('main').getByRole('link', { name: 'Services', exact: true })
      await services.click()
      await expect(page).toHaveURL(`/${language}/services`)
    })
  }

  test('is said to be missing after a click, too', async ({ page, visitor, editor }) => {
    await editor.publish('navigation', {
      'header[0]': {
        _type: 'link',
        _key: 'gone',
        label: { _type: 'localeString', fr: 'Disparue', en: 'Gone' },
        path: '/gone',
      },
    })
    await visitor.open('/en')
    await visitor.link('Gone').click()
    await expect(page.getByRole('heading', { name: "We couldn't find that page." })).toBeVisible()
  })

  test('of an unknown language is no page either', async ({ request }) => {
    const answer = await request.get('/de/pricing', { headers: { 'accept-language': 'en' } })
    expect(answer.status()).toBe(404)
  })
})

test('an editor’s redirect leads to its target, for good or for now', async ({ request }) => {
  const forGood = await request.get('/fr/tarifs?utm_source=x', { maxRedirects: 0 })
  expect(forGood.status()).toBe(301)
  expect(forGood.headers().location).toBe('/fr/pricing?utm_source=x')
  const forNow = await request.get('/en/prices', { maxRedirects: 0 })
  expect(forNow.status()).toBe(302)
  expect(forNow.headers().location).toBe('/en/pricing')
})

test('a redirect works after a click, too', async ({ page, visitor, editor }) => {
  await editor.publish('navigation', {
    'header[0]': {
      _type: 'link',
      _key: 'moved',
      label: { _type: 'localeString', fr: 'Déplacée', en: 'Moved' },
      path: '/prices',
    },
  })
  await visitor.open('/en')
  await visitor.mark()
  await visitor.link('Moved').click()
  await expect(page).toHaveURL('/en/pricing')
  await visitor.stayed()
})

test.describe('a request that makes no sense', () => {
  for (const target of ['/fr/%E0%A4%A', '//evil.example/fr', '/fr/../../etc/passwd', '/%00']) {
    test(`${target} is refused or a page of ours, never an error or a way out`, async ({
      stack,
    }) => {
      const { port } = new URL(stack.origin)
      const { status, location } = await new Promise<{ status: number; location: string }>(
        (resolve, reject) => {
          const options = { host: 'localhost', port, path: target }
          httpRequest(options, (answer) => {
            answer.resume()
            const { statusCode = 0, headers } = answer
            resolve({ status: statusCode, location: headers.location ?? '' })
          })
            .on('error', reject)
            .end()
        },
      )
      expect(status).toBeLessThan(500)
      expect(status).not.toBe(200)
      expect(location).not.toMatch(/^(https?:)?\/\//)
    })
  }
})
