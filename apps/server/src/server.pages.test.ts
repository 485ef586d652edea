import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeSite, renderTitle } from './testing/fake-site.ts'
import { startSite } from './testing/start-site.ts'
import { inlineSources } from './transport/inline-sources.ts'

test('a page is rendered once and then served from the cache', async () => {
  await using site = await startSite()
  const first = await site.get('/fr/pricing')
  const second = await site.get('/fr/pricing?utm_source=letter')
  expect(first.text).toContain('<h1>Pricing</h1>')
  expect(first.headers['cache-status']).toBe('jalonne; fwd=miss; stored')
  expect(second.headers['cache-status']).toBe('jalonne; hit')
  expect(second.text).toBe(first.text)
  expect(site.lake.queries).toBe(1)
})

test('many visitors of a page that is not cached yet cause one rendering', async () => {
  await using site = await startSite()
  const responses = await Promise.all(Array.from({ length: 10 }, () => site.get('/fr')))
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  expect(site.lake.queries).toBe(1)
})

test('the body comes in the encoding the visitor takes, the same text in each', async () => {
  await using site = await startSite()
  const br = await site.get('/en', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await site.get('/en', { 'accept-encoding': 'gzip' })
  const plain = await site.get('/en')
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect(br.headers.vary).toBe('Accept-Encoding')
})

test.each(['a miss', 'a hit'])('%s carries the same headers', async (which) => {
  await using site = await startSite()
  if (which === 'a hit') await site.get('/fr')
  const { headers } = await site.get('/fr')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'fr',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    'content-length': expect.stringMatching(/^\d+$/),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('a visitor who has the page is told so without a body', async () => {
  await using site = await startSite()
  const { headers } = await site.get('/fr')
  const again = await site.get('/fr', { 'if-none-match': headers.etag ?? '' })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(headers.etag)
  expect(again.headers['content-length']).toBeUndefined()
  await site.receives(() => site.lake.publish('/', 'Home again'))
  expect((await site.get('/fr', { 'if-none-match': headers.etag ?? '' })).status).toBe(200)
})

test.each(['a miss', 'a hit'])('HEAD answers %s like GET without a body', async (which) => {
  await using site = await startSite()
  if (which === 'a hit') await site.get('/fr')
  const head = await site.get('/fr', {}, 'HEAD')
  const get = await site.get('/fr')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('the policy allows exactly the inline scripts and styles of the page', async () => {
  await using site = await startSite()
  const { text, headers } = await site.get('/fr')
  const policy = String(headers['content-security-policy'])
  const { scripts, styles } = inlineSources(text)
  expect([scripts.length, styles.length]).toEqual([1, 1])
  const directives = policy.split('; ')
  expect(directives).toContain(`script-src 'self' ${scripts.join(' ')}`)
  expect(directives).toContain(`style-src 'self' ${styles.join(' ')}`)
  expect(directives).toContain(`connect-src 'self' ${site.lake.url}`)
})

test('a page that does not exist is a true 404, kept, until it is published', async () => {
  await using site = await startSite()
  const missing = await site.get('/en/nowhere')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('Nothing here')
  expect((await site.get('/en/nowhere')).headers['cache-status']).toBe('jalonne; hit')
  await site.receives(() => site.lake.publish('/nowhere', 'Somewhere now'))
  const found = await site.get('/en/nowhere')
  expect(found.status).toBe(200)
  expect(found.text).toContain('Somewhere now')
})

test.each([
  '/api',
  '/api/x',
  '/contours',
  '/contours/x',
  '/healthz',
  '/healthz/live',
  '/live',
  '/metrics',
  '/share',
  '/share/x',
  '/voice',
])('no redirect is looked for at %s, which the server answers itself', async (from) => {
  await using site = await startSite()
  site.lake.redirects = [{ from, to: '/pricing', permanent: true }]
  expect((await site.get(from, {}, 'HEAD')).headers.location).toBeUndefined()
  expect(site.lake.queries).toBe(0)
})

test('addresses that somebody makes up cost the lake one query each, and a new redirect is followed', async () => {
  await using site = await startSite()
  for (const path of ['/fr/a', '/fr/b', '/en/c']) expect((await site.get(path)).status).toBe(404)
  // One of them for the redirects.
  expect(site.lake.queries).toBe(4)
  site.lake.redirects = [{ from: '/d', to: '/pricing', permanent: true }]
  await site.receives(() => site.lake.emit(['s1:redirects']))
  expect((await site.get('/fr/d')).status).toBe(301)
})

test('a rendering that fails shows an honest page, which is not cached', async () => {
  let broken = true
  await using site = await startSite({
    site: fakeSite(async (request) => {
      if (broken) throw new Error('secret detail')
      return renderTitle(request)
    }),
  })
  const failed = await site.get('/fr')
  expect(failed.status).toBe(500)
  expect(failed.text).toContain('Un problème est survenu')
  expect(failed.text).not.toContain('secret')
  expect(failed.headers['cache-control']).toBe('private, no-store')
  broken = false
  expect((await site.get('/fr')).status).toBe(200)
})

test('a rendering that never ends is given up at the deadline', async () => {
  await using site = await startSite({
    site: fakeSite(() => new Promise(() => {})),
    env: { RENDER_DEADLINE_MS: '50' },
  })
  const response = await site.get('/en/pricing')
  expect(response.status).toBe(504)
  expect(response.text).toContain('This page cannot be shown right now')
  expect(response.headers['retry-after']).toBe('5')
})

test('a client that makes the server render too much is asked to wait, hits are free', async () => {
  await using site = await startSite({ env: { RENDERS_PER_MINUTE: '2' } })
  await site.get('/fr')
  await site.get('/fr/pricing')
  const third = await site.get('/en')
  expect(third.status).toBe(429)
  expect(third.headers['retry-after']).toBe('5')
  expect(third.headers['cache-control']).toBe('private, no-store')
  expect((await site.get('/fr')).status).toBe(200)
})
