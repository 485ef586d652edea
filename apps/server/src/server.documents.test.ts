import { eventually } from '@jalonne/node-kit/testing/eventually'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealLake, startRealLake } from './testing/real-lake.ts'
import { type RunningSite, startSite } from './testing/start-site.ts'

const origin = 'http://localhost:4600'
const page = (name: string, path: string, more = {}) => ({
  _id: `page-${name}`,
  _type: 'page',
  path,
  title: { fr: `${name} fr`, en: `${name} en` },
  ...more,
})

const study = (slug: string, client: string) => ({
  _id: `case-${slug}`,
  _type: 'caseStudy',
  title: { fr: slug, en: slug },
  slug: { _type: 'slug', current: slug },
  client: { _type: 'reference', _ref: client, _weak: true },
})

let lake: RealLake
let site: RunningSite
let now: number
beforeEach(async () => {
  now = Date.parse('2026-04-01T12:00:00Z')
  lake = await startRealLake()
  const plans = [{ _type: 'reference', _ref: 'plan', _key: 'a' }]
  await lake.client
    .transaction()
    .create({
      _id: 'settings',
      _type: 'settings',
      brand: { name: 'Jalonne & Cie', tagline: { fr: 'Agence digitale', en: 'Digital agency' } },
    })
    .create({ _id: 'plan', _type: 'plan', price: 250 })
    .create(page('home', '/'))
    .create(page('pricing', '/pricing', { sections: [{ _key: 's', _type: 'seoPacks', plans }] }))
    .create({ _id: 'client', _type: 'client', name: 'Bakery' })
    .create(study('bakery', 'client'))
    .create(study('of-nobody', 'gone'))
    .create(page('login', '/login', { seo: { noindex: true } }))
    .create(page('blog', '/blog', { seo: { description: { fr: 'Nos notes', en: 'Our notes' } } }))
    .create({ _id: 'tarifs', _type: 'redirect', from: '/tarifs', to: '/pricing', permanent: true })
    .create({
      _id: 'article',
      _type: 'article',
      slug: { _type: 'slug', current: 'five-pages' },
      date: '2026-01-20',
      category: 'website',
      title: { fr: 'Cinq <pages> & plus', en: 'Five <pages> & more' },
      excerpt: { fr: 'Un \u0007bref résumé' },
    })
    .commit()
  site = await startSite({ lakeUrl: lake.url, now: () => now })
})
afterEach(async () => {
  await site.close()
  await lake.close()
})

describe('the map of the site', () => {
  const addresses = async () =>
    [...(await site.get('/sitemap.xml')).text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)

  test('R23: lists every page, article and case study in both languages, but nothing kept from search engines', async () => {
    const paths = ['', '/blog', '/blog/five-pages', '/pricing', '/projects/bakery']
    expect((await addresses()).toSorted()).toEqual(
      ['/en', '/fr'].flatMap((language) => paths.map((path) => origin + language + path)),
    )
  })

  test('names the same page in the other language, and when it last changed', async () => {
    const { text, headers } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toMatch(/^application\/xml/)
    expect(text).toContain(
      `<xhtml:link rel="alternate" hreflang="fr" href="${origin}/fr/pricing"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/pricing"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/pricing"/>`,
    )
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  test('offers what is written in one language in that one alone, until it is translated', async () => {
    const french = { _id: 'hours', _type: 'article', date: '2026-01-21', title: { fr: 'Horaires' } }
    await lake.client
      .transaction()
      .create({ ...french, slug: { _type: 'slug', current: 'hours' } })
      .create(page('office', '/office', { title: { fr: ' ', en: 'Office' } }))
      .commit()
    const alternate = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`
    await eventually(async () => expect(await addresses()).toContain(`${origin}/fr/blog/hours`))
    const { text } = await site.get('/sitemap.xml')
    expect(text).not.toContain('/en/blog/hours')
    expect(text).not.toContain('/fr/office')
    for (const path of ['/fr/blog/hours', '/en/office']) {
      const own = alternate(path.slice(1, 3), path)
      expect(text).toContain(`${own}${alternate('x-default', path)}</url>`)
    }
    await lake.client.patch('hours').set({ 'title.en': 'Hours' }).commit()
    await eventually(async () => expect(await addresses()).toContain(`${origin}/en/blog/hours`))
  })

  test('is kept, and renewed when a page is published or a price changes on one', async () => {
    const before = (await site.get('/sitemap.xml')).text
    const { headers } = await site.get('/sitemap.xml')
    expect(headers['cache-status']).toBe('jalonne; hit')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await site.get('/sitemap.xml', known)).status).toBe(304)

    await lake.client.create(page('about', '/about-us'))
    await eventually(async () => expect(await addresses()).toContain(`${origin}/fr/about-us`))

    await lake.client.patch('plan').set({ price: 260 }).commit()
    const { _updatedAt } = (await lake.client.getDocument('plan')) ?? {}
    expect(before).not.toContain(_updatedAt)
    await eventually(async () =>
      expect((await site.get('/sitemap.xml')).text).toContain(_updatedAt),
    )
  })
})

test('robots learn where the map is, and that forms are none of their business', async () => {
  const { text } = await site.get('/robots.txt')
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
})

describe('the feed', () => {
  test.each([
    ['fr', 'Cinq &lt;pages&gt; &amp; plus'],
    ['en', 'Five &lt;pages&gt; &amp; more'],
  ])('tells in %s of the articles, with what they say as text', async (language, title) => {
    const { text, headers } = await site.get(`/${language}/feed.xml`)
    expect(headers['content-type']).toMatch(/^application\/atom\+xml/)
    expect(text).toContain(`<title>Jalonne &amp; Cie – blog ${language}</title>`)
    expect(text).toContain(`<title>${title}</title>`)
    // There is no English summary: the French one stands in and says so, without what XML can't hold.
    const named = language === 'en' ? ' xml:lang="fr"' : ''
    expect(text).toContain(`<summary${named}>Un bref résumé</summary>`)
    expect(text).toContain(`href="${origin}/${language}/blog/five-pages"`)
  })

  test('has a new article as soon as it is published', async () => {
    await site.get('/fr/feed.xml')
    await lake.client.create({
      _id: 'second',
      _type: 'article',
      slug: { _type: 'slug', current: 'second' },
      date: '2026-02-02',
      title: { fr: 'La suite' },
    })
    await eventually(async () =>
      expect((await site.get('/fr/feed.xml')).text).toContain('La suite'),
    )
    const { text } = await site.get('/fr/feed.xml')
    expect(text.indexOf('La suite')).toBeLessThan(text.indexOf('Cinq'))
  })
})

test('an article waits for its day, in Switzerland, and is there when it begins', async () => {
  now = Date.parse('2026-04-02T21:59:30Z')
  const date = '2026-04-03'
  const slug = { _type: 'slug', current: 'later' }
  await lake.client.create({
    _id: 'later',
    _type: 'article',
    slug,
    date,
    title: { fr: 'Plus tard' },
  })
  const shows = () =>
    Promise.all(
      ['/fr/feed.xml', '/sitemap.xml'].map(async (path) => (await site.get(path)).text),
    ).then((texts) => texts.map((text) => text.includes('/blog/later')))
  expect(await shows()).toEqual([false, false])
  now += 60_000
  await eventually(async () => expect(await shows()).toEqual([true, true]))
})

test('a device is told the name in both languages, and asks again once it changes', async () => {
  const manifest = async () => JSON.parse((await site.get('/site.webmanifest')).text)
  expect(await manifest()).toMatchObject({
    start_url: '/',
    name: 'Jalonne & Cie – Digital agency',
    name_localized: { fr: { value: 'Jalonne & Cie – Agence digitale', lang: 'fr' } },
  })
  await lake.client.patch('settings').set({ 'brand.name': 'Balise' }).commit()
  await eventually(async () => expect(await manifest()).toMatchObject({ short_name: 'Balise' }))
})

test('with the lake away, what was written before still stands; what was not is an honest error', async () => {
  await site.get('/sitemap.xml')
  await lake.close()
  await site.lakeIs('disconnected')
  const kept = await site.get('/sitemap.xml')
  expect([kept.status, kept.headers['cache-status']]).toEqual([200, 'jalonne; hit; detail=stale'])
  expect((await site.get('/fr/feed.xml')).status).toBe(503)
})
