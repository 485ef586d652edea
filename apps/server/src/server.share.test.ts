import { shareImageVersion } from '@jalonne/site/share-image'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RealLake, startRealLake } from './testing/real-lake.ts'
import { type RunningSite, startSite } from './testing/start-site.ts'

const version = (title: string, seed: string) =>
  shareImageVersion({ brand: 'Jalonne', title, seed })

let lake: RealLake
let site: RunningSite
beforeAll(async () => {
  lake = await startRealLake()
  await lake.client
    .transaction()
    .create({
      _id: 'settings',
      _type: 'settings',
      brand: { name: 'Jalonne', tagline: { fr: 'Agence digitale suisse' } },
    })
    .create({ _id: 'home', _type: 'page', path: '/', title: { fr: 'Accueil' }, mapSeed: 'home' })
    .create({
      _id: 'pricing',
      _type: 'page',
      path: '/pricing',
      title: { fr: 'Tarifs', en: 'Pricing' },
    })
    .create({
      _id: 'article',
      _type: 'article',
      slug: { _type: 'slug', current: 'hours' },
      title: { fr: 'Vos horaires', en: 'Your hours' },
    })
    .create({ _id: 'client', _type: 'client', name: 'Bakery' })
    .create({
      _id: 'case',
      _type: 'caseStudy',
      slug: { _type: 'slug', current: 'bakery' },
      client: { _type: 'reference', _ref: 'client' },
      title: { fr: 'Le pain du matin', en: 'Morning bread' },
    })
    .commit()
  site = await startSite({ lakeUrl: lake.url })
})
afterAll(async () => {
  await site.close()
  await lake.close()
})

test.each([
  ['/share/fr/pricing.png', version('Tarifs', '/pricing')],
  ['/share/en/pricing.png', version('Pricing', '/pricing')],
  ['/share/fr.png', version('Agence digitale suisse', 'home')],
  ['/share/en/blog/hours.png', version('Your hours', 'hours')],
  ['/share/fr/projects/bakery.png', version('Le pain du matin', 'bakery')],
])('%s is a picture of the page, kept for good under its version', async (path, v) => {
  const { status, headers, body } = await site.get(`${path}?v=${v}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['cache-control']).toContain('immutable')
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(body.length).toBeLessThan(150_000)
})

test('two languages are two pictures', async () => {
  const [french, english] = await Promise.all(
    ['fr', 'en'].map((language) => site.get(`/share/${language}/pricing.png`)),
  )
  expect(french?.body.equals(english?.body ?? Buffer.of())).toBe(false)
})

test('without its version, or with an old one, it is what the page is called now, for minutes', async () => {
  for (const address of ['/share/fr/pricing.png', '/share/fr/pricing.png?v=old']) {
    const { status, headers } = await site.get(address)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  }
})

test('a browser that has it is not sent it again', async () => {
  const { headers } = await site.get('/share/fr/pricing.png')
  const again = await site.get('/share/fr/pricing.png', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test.each([
  '/share/fr/nowhere.png',
  '/share/en/blog/nothing.png',
  '/share/de/pricing.png',
  '/share/fr/pricing.svg',
  '/share/fr/..%2f..%2fetc.png',
])('%s is the picture of no page', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('pictures keep no page waiting: the thread that answers leaves the work to another', async () => {
  const names = ['a', 'b', 'c', 'd']
  const pages = lake.client.transaction()
  for (const name of names) {
    // Many words: setting them is what a thread is held up by.
    const title = { fr: `${name} é `.repeat(40) }
    pages.create({ _id: name, _type: 'page', path: `/${name}`, title })
  }
  await pages.commit()
  const before = { all: process.cpuUsage(), own: process.threadCpuUsage() }
  const pictures = await Promise.all(names.map((name) => site.get(`/share/fr/${name}.png`)))
  const all = process.cpuUsage(before.all)
  const own = process.threadCpuUsage(before.own)
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(own.user).toBeLessThan(all.user / 6)
})
