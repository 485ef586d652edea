import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Where the server sends a request, without following it. */
async function redirectOf(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test.describe('a visitor’s language', () => {
  test('an address without a language gets one, query kept', async ({ request }) => {
    const french = { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.5' }
    expect(await redirectOf(request, '/pricing?utm_source=x', french)).toEqual([
      307,
      '/fr/pricing?utm_source=x',
    ])
    const english = { 'accept-language': 'en-GB' }
    expect(await redirectOf(request, '/pricing', english)).toEqual([307, '/en/pricing'])
  })

  test('the root follows the stored choice, then the host, then English', async ({
    request,
    stack,
  }) => {
    const { port } = new URL(stack.origin)
    const french = { 'accept-language': 'fr' }
    expect(await redirectOf(request, '/', french)).toEqual([307, '/en'])
    expect(await redirectOf(request, '/', { host: `fr.localhost:${port}` })).toEqual([307, '/fr'])
    const chosen = { host: `fr.localhost:${port}`, cookie: 'langChoice=en' }
    expect(await redirectOf(request, '/', chosen)).toEqual([307, '/en'])
  })

  test('elsewhere the host decides before the browser, and the choice before both', async ({
    request,
    stack,
  }) => {
    const { port } = new URL(stack.origin)
    const host = `en.localhost:${port}`
    const headers = { host, 'accept-language': 'fr' }
    expect(await redirectOf(request, '/pricing', headers)).toEqual([307, '/en/pricing'])
    const chosen = { ...headers, cookie: 'langChoice=fr' }
    expect(await redirectOf(request, '/pricing', chosen)).toEqual([307, '/fr/pricing'])
  })

  test('switching is remembered on the next visit', async ({ page, visitor, context }) => {
    await visitor.open('/en/pricing')
    const announced = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('language-changed', (event) => resolve(Reflect.get(event, 'detail')))
        }),
    )
    await page.getByRole('link', { name: 'Lire cette page en français' }).first().click()
    await expect(page).toHaveURL('/fr/pricing')
    expect(await announced).toEqual({ language: 'fr' })
    expect(await page.evaluate(() => localStorage.getItem('langChoice'))).toBe('fr')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'langChoice', value: 'fr' }),
    )
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
    await context.clearCookies()
    await visitor.open('/en/pricing')
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
  })

  test('the whole page changes its language, also what was not seen yet; going back it stands where it did', async ({
    page,
    visitor,
  }) => {
    await page.goto('/fr/pricing')
    await visitor.awake()
    // At no time is a section empty.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const parts = [...document.querySelectorAll('main [data-section]')]
        if (parts.some(({ textContent }) => !textContent)) Reflect.set(window, 'wasEmpty', true)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.evaluate(() => scrollTo(0, 2300))
    await expect(page.locator('[data-section=seoPacks][data-hydrated]')).toBeVisible()
    const place = await page.evaluate(() => scrollY)
    const last = page.locator('main [data-section]').last()
    await expect(last).toContainText('Questions fréquentes')
    // A click would scroll up to the link first.
    const link = page.getByRole('link', { name: 'Read this page in English' }).first()
    await link.dispatchEvent('click')
    await expect(page).toHaveURL('/en/pricing')
    await expect(last).toContainText('Frequently asked questions')
    expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty'))).toBeUndefined()
    await page.goBack()
    await expect(last).toContainText('Questions fréquentes')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('an address of one language is left alone, whatever was chosen', async ({
    page,
    context,
    visitor,
    stack,
  }) => {
    await context.addCookies([{ name: 'langChoice', value: 'fr', url: stack.origin }])
    await visitor.open('/en/pricing')
    await expect(page).toHaveURL('/en/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('a text without a translation comes in the other language, and says so', async ({
    page,
    editor,
    visitor,
  }) => {
    await editor.publish('plan-site-basic', { name: { _type: 'localeString', fr: 'De base' } })
    await visitor.open('/en/pricing')
    const name = page.getByRole('heading', { name: 'De base' })
    await expect(name.locator('[lang=fr]')).toHaveText('De base')
  })
})
