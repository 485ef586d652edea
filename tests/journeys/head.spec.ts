import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What a document's head says, as a machine that runs no script reads it. */
const readHead = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
    return {
      titles: [...head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      share: Object.fromEntries(
        [...head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name'),
          meta.getAttribute('content'),
        ]),
      ),
      graphs: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent),
      ),
    }
  }, html)

test.describe('the head of a page', () => {
  test('keeps nothing of a page that was left, and has everything of the next once', async ({
    page,
    visitor,
  }) => {
    const head = async () => readHead(page, await page.content())
    await visitor.open('/fr')
    const first = await head()
    await visitor.mark()
    await visitor.link('Tarifs').click()
    const { origin } = new URL(page.url())
    await expect(async () => {
      const { graphs, share } = await head()
      expect(share['og:url']).toBe(`${origin}/fr/pricing`)
      expect(graphs).toHaveLength(1)
    }).toPass()
    const second = await head()
    expect(second.titles).toHaveLength(1)
    expect(second.descriptions).toHaveLength(1)
    expect(second.canonical).toEqual([`${origin}/fr/pricing`])
    expect(Object.keys(second.share).toSorted()).toEqual(Object.keys(first.share).toSorted())
    expect(second.share['og:image']).not.toBe(first.share['og:image'])
    expect(JSON.stringify(second.graphs)).toContain('OfferCatalog')
    const links = page.locator('head link[rel=canonical], head link[hreflang]')
    await expect(links).toHaveCount(4)
    await visitor.stayed()

    await page.goBack()
    await expect(async () => expect((await head()).share).toEqual(first.share)).toPass()
    expect((await head()).graphs).toEqual(first.graphs)
  })

  test('has the brand of the settings in its title, once, whatever an editor calls it', async ({
    page,
    request,
    stack,
    editor,
  }) => {
    const head = async () => readHead(page, await (await request.get('/fr/pricing')).text())
    expect((await head()).titles).toEqual([
      'Tarifs\u00a0: site, référencement, hébergement | Jalonne',
    ])
    const settings = await stack.lake.client.getDocument('settings')
    await editor.publish('settings', { brand: { ...settings?.brand, name: 'Balise' } })
    await expect.poll(async () => (await head()).titles[0]).toMatch(/hébergement \| Balise$/)
    expect((await head()).share).toMatchObject({
      'og:title': expect.not.stringContaining('Balise'),
      'og:site_name': 'Balise',
    })
  })

  test('offers a price from the lake, and another once an editor has changed it', async ({
    page,
    request,
    editor,
  }) => {
    const prices = async () => {
      const html = await (await request.get('/en/pricing')).text()
      const { graphs } = await readHead(page, html)
      const text = JSON.stringify(graphs)
      return [...text.matchAll(/"name":"Basic"[^}]*?"price":(\d+)/g)].map((found) => found[1])
    }
    expect(await prices()).toEqual(['250'])
    await editor.publish('plan-site-basic', { price: 275 })
    expect(await prices()).toEqual(['275'])
  })

  test('paints the browser’s frame in the theme a visitor has chosen', async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await visitor.open('/fr')
    const painted = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
    expect(painted).toEqual(['#0d120e'])
  })
})

test.describe('what goes with the pages', () => {
  for (const language of ['fr', 'en']) {
    test(`the feed is Atom, and its articles are there (${language})`, async ({
      page,
      request,
    }) => {
      await page.goto(`/${language}`)
      const feed = page.locator('head link[type="application/atom+xml"]')
      const text = await (await request.get((await feed.getAttribute('href')) ?? '')).text()
      const links = await page.evaluate((xml) => {
        const atom = new DOMParser().parseFromString(xml, 'application/xml')
        if (atom.documentElement.namespaceURI !== 'http://www.w3.org/2005/Atom') return []
        return [...atom.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))
      }, text)
      expect(links).toHaveLength(2)
      for (const link of links) expect((await request.get(link ?? '')).status()).toBe(200)
    })

    test(`a shared page and a shared article have their picture (${language})`, async ({
      page,
      request,
    }) => {
      for (const path of ['services/seo-visibility', 'blog/opening-hours']) {
        await page.goto(`/${language}/${path}`)
        const meta = page.locator('meta[property="og:image"]')
        const answer = await request.get((await meta.getAttribute('content')) ?? '')
        expect(answer.status()).toBe(200)
        expect(answer.headers()).toMatchObject({ 'content-type': 'image/png' })
        expect(answer.headers()['cache-control']).toContain('immutable')
      }
    })
  }

  test('the icons and the manifest are what the head says they are', async ({ page, request }) => {
    await page.goto('/en')
    const links = page.locator('head link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')
    // The manifest follows the first paint.
    await expect(links).toHaveCount(4)
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const manifest = await (await request.get('/site.webmanifest')).json()
    const icons: { src: string; type: string }[] = manifest.icons
    expect(manifest).toMatchObject({ short_name: 'Jalonne', start_url: '/' })
    for (const src of [...hrefs, ...icons.map((icon) => icon.src)]) {
      const answer = await request.get(src ?? '')
      expect(answer.status(), src ?? '').toBe(200)
      expect(answer.headers()['content-type'], src ?? '').toMatch(/image|manifest/)
    }
  })
})
