import { expect, test } from '../support/test.ts'

test.describe('what a browser is told about a page', () => {
  test('it runs and styles nothing but what the site itself has written', async ({
    request,
    stack,
  }) => {
    const { 'content-security-policy': policy = '', ...headers } = (
      await request.get('/fr/pricing')
    ).headers()
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ')
        return [name, values]
      }),
    )
    expect(directives.get('default-src')).toEqual(["'none'"])
    for (const kind of ['script-src', 'style-src']) {
      expect(directives.get(kind)?.join(' ')).not.toMatch(/unsafe|https?:|\*/)
    }
    expect(directives.get('connect-src')).toEqual(["'self'", stack.lake.url])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('a script that someone smuggles in does not run', async ({ page, trouble }) => {
    trouble.expect(/Content Security Policy/)
    await page.goto('/fr')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.smuggled = true'
      document.body.append(script)
    })
    expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined()
  })

  test('a page that has not changed is not sent again', async ({ request }) => {
    const { etag = '' } = (await request.get('/fr')).headers()
    const again = await request.get('/fr', { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
  })

  test('the files of the build come compressed and are kept for good', async ({ request }) => {
    const html = await (await request.get('/fr')).text()
    const script = /data-start="([^"]+)"/.exec(html)?.[1] ?? ''
    const headers = (await request.get(script, { headers: { 'accept-encoding': 'br' } })).headers()
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toContain('immutable')
  })

  test('the query string of a campaign does not make another page', async ({ request }) => {
    await request.get('/en/contact')
    const answer = await request.get('/en/contact?utm_campaign=spring&gclid=1')
    expect(answer.headers()['cache-status']).toMatch(/^jalonne; hit/)
  })
})
