import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { startSite } from './testing/start-site.ts'
import { readStaticFiles } from './transport/static-files.ts'

test.each([
  ['/', { host: 'localhost' }, '/en'],
  ['/', { host: 'fr.localhost:3000' }, '/fr'],
  ['/', { cookie: 'langChoice=fr' }, '/fr'],
  ['/', { host: 'fr.localhost', cookie: 'a=b; langChoice=en' }, '/en'],
  ['/?utm_source=x', { cookie: 'langChoice=fr' }, '/fr?utm_source=x'],
  ['/pricing', {}, '/fr/pricing'],
  ['/pricing?plan=pro&b=%20', { 'accept-language': 'de, en;q=0.8' }, '/en/pricing?plan=pro&b=%20'],
  ['/pricing', { host: 'en.localhost', 'accept-language': 'fr' }, '/en/pricing'],
  ['/pricing', { cookie: 'langChoice=xx', 'accept-language': 'en' }, '/en/pricing'],
  ['/pricing/', { cookie: 'langChoice=en' }, '/en/pricing'],
  ['//evil.example/', { cookie: 'langChoice=en' }, '/en/evil.example'],
  ['/de/pricing', { cookie: 'langChoice=en' }, '/en/de/pricing'],
])('%s with %o goes to %s', async (path, headers, location) => {
  await using site = await startSite()
  const response = await site.get(path, headers)
  expect([response.status, response.headers.location]).toEqual([307, location])
  // The choice of one visitor is kept for no other.
  expect(response.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie, Accept-Language, Host',
  })
})

test.each([
  ['/fr/', '/fr'],
  ['/FR/pricing?a=1', '/fr/pricing?a=1'],
  ['/en/pricing/', '/en/pricing'],
  ['/en/pricing/?plan=pro&b=%20', '/en/pricing?plan=pro&b=%20'],
  ['/en//pricing', '/en/pricing'],
])('%s is another spelling of %s, which keeps the query', async (path, location) => {
  await using site = await startSite()
  const response = await site.get(path)
  expect([response.status, response.headers.location]).toEqual([308, location])
})

test('an address typed with capitals leads to the one without, where there is no page', async () => {
  await using site = await startSite()
  site.lake.redirects = [{ from: '/Offres.htm', to: '/pricing', permanent: true }]
  const typed = await site.get('/FR/Services/Caf%C3%89?a=B')
  expect([typed.status, typed.headers.location]).toEqual([308, '/fr/Services/Caf%C3%89?a=B'])
  const lower = await site.get('/fr/Services/Caf%C3%89?a=B')
  expect([lower.status, lower.headers.location]).toEqual([308, '/fr/services/caf%C3%A9?a=B'])
  expect((await site.get('/fr/services/caf%C3%A9')).status).toBe(404)
  const redirect = await site.get('/fr/offres.HTM')
  expect([redirect.status, redirect.headers.location]).toEqual([301, '/fr/pricing'])
})

test('redirects set by editors lead on, permanently or not, and keep the query', async () => {
  await using site = await startSite()
  site.lake.redirects = [
    { from: '/tarifs', to: '/pricing', permanent: true },
    { from: '/promo', to: '/pricing#offer', permanent: false },
    { from: '/offre', to: '/contact?plan=pro#form', permanent: false },
    { from: '/partner', to: 'https://example.org/?a=1', permanent: false },
  ]
  const permanent = await site.get('/fr/tarifs?utm_source=x')
  expect([permanent.status, permanent.headers.location]).toEqual([301, '/fr/pricing?utm_source=x'])
  const passing = await site.get('/en/promo?a=1')
  expect([passing.status, passing.headers.location]).toEqual([302, '/en/pricing?a=1#offer'])
  const both = await site.get('/fr/offre?utm_source=x&plan=basic&b=%20')
  expect(both.headers.location).toBe('/fr/contact?plan=pro&utm_source=x&b=%20#form')
  const elsewhere = await site.get('/fr/partner?utm_source=x')
  expect(elsewhere.headers.location).toBe('https://example.org/?a=1#')
})

test('a redirect leads on from an address as a former site had it, with a language or without', async () => {
  await using site = await startSite()
  const former = { to: '/pricing', permanent: true }
  site.lake.redirects = ['/Tarifs.htm', '/café'].map((from) => ({ from, ...former }))
  for (const path of ['/Tarifs.htm', '/caf%C3%A9']) {
    const { headers } = await site.get(path)
    expect(headers.location).toBe(`/fr${path}`)
    const { status, headers: next } = await site.get(`/fr${path}`)
    expect([status, next.location]).toEqual([301, '/fr/pricing'])
  }
})

test('a redirect is cached until editors change it', async () => {
  await using site = await startSite()
  expect((await site.get('/fr/tarifs')).status).toBe(404)
  site.lake.redirects = [{ from: '/tarifs', to: '/pricing', permanent: true }]
  await site.receives(() => site.lake.emit(['s1:redirects']))
  expect((await site.get('/fr/tarifs')).status).toBe(301)
  const { queries } = site.lake
  const kept = await site.get('/fr/tarifs?b=2')
  expect(kept.headers).toMatchObject({
    location: '/fr/pricing?b=2',
    'cache-status': 'jalonne; hit',
  })
  expect(site.lake.queries).toBe(queries)
})

test.each(['/fr/%', '/fr/%zz', '/fr/%00', '/fr/%C3%28', '/%0d%0aset-cookie:a=b', '/fr/%2e%2e/x'])(
  'the malformed address %s is answered with 400',
  async (path) => {
    await using site = await startSite()
    const response = await site.get(path, { 'accept-language': 'en' })
    expect(response.status).toBe(400)
    expect(response.headers['content-security-policy']).toBeDefined()
    expect(response.text).not.toMatch(/\bat .*\.ts/)
  },
)

test('an address longer than any page is refused', async () => {
  await using site = await startSite()
  expect((await site.get(`/fr/${'a'.repeat(3000)}`)).status).toBe(414)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is no way to read a page',
  async (m) => {
    await using site = await startSite()
    const response = await site.get('/fr', { 'content-length': 0 }, m)
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['no host', 'GET /fr HTTP/1.1\r\n\r\n', 400],
  ['a control character in the target', 'GET /fr\u0000x HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['endless headers', `GET /fr HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['a host that is none', 'GET /x HTTP/1.1\r\nhost: a/b c\r\nconnection: close\r\n\r\n', 400],
])('%s gets a short response and the server lives on', async (_, bytes, status) => {
  await using site = await startSite()
  expect(await site.raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await site.get('/fr')).status).toBe(200)
})

test('an absolute target is read like a path', async () => {
  await using site = await startSite()
  const response = await site.raw(
    'GET http://jalonne.ch/fr HTTP/1.1\r\nhost: jalonne.ch\r\nconnection: close\r\n\r\n',
  )
  expect(response).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  '/favicon.ico',
  '/assets/gone.js',
  '/.well-known/x',
  '/wp-login.php',
  '/assets/../main.ts',
])('the missing file %s is not looked for under a language', async (path) => {
  await using site = await startSite()
  const response = await site.get(path)
  expect([400, 404]).toContain(response.status)
})

test('map sheets are drawn from their seed, compressed and kept for good', async () => {
  await using site = await startSite()
  const sheet = await site.get('/contours/pricing.svg?v=1', { 'accept-encoding': 'br' })
  expect(sheet.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await site.get('/contours/pricing.svg')).text).toMatch(/^<svg /)
  expect((await site.get('/contours/..%2fsecret.svg')).status).toBe(404)
  expect((await site.get('/contours/NOT-A-SEED.svg')).status).toBe(404)
})

test('files of the build are immutable and come precompressed', async () => {
  const { mkdir, writeFile } = await import('node:fs/promises')
  const folder = await scratchFolder()
  await mkdir(`${folder}/assets`)
  await mkdir(`${folder}/.vite`)
  await writeFile(`${folder}/assets/a-1234.js`, 'plain')
  await writeFile(`${folder}/assets/a-1234.js.br`, 'brotli')
  await writeFile(`${folder}/.vite/manifest.json`, '{}')
  await using site = await startSite({ files: readStaticFiles(folder) })
  const br = await site.get('/assets/a-1234.js', { 'accept-encoding': 'br' })
  expect(br.text).toBe('brotli')
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect((await site.get('/assets/a-1234.js')).text).toBe('plain')
  expect((await site.get('/assets/a-1234.js', { 'accept-encoding': 'gzip' })).text).toBe('plain')
  expect((await site.get('/.vite/manifest.json')).status).toBe(404)
  expect((await site.get('/assets/a-1234.js.br')).status).toBe(404)
})
