import { expect, test } from 'vitest'
import { readEvents } from './testing/read-events.ts'
import { startSite } from './testing/start-site.ts'
import { ListenError } from './transport/http-server.ts'

test('health tells of the lake, the cache and the streams', async () => {
  await using site = await startSite()
  await site.get('/fr')
  expect(await site.health()).toMatchObject({
    status: 'ok',
    lake: 'connected',
    pages: { pages: 1, errors: 0, bytes: expect.any(Number) },
    liveStreams: 0,
  })
})

test('stopping lets a response under way finish, ends event streams and then refuses', async () => {
  const site = await startSite()
  const held = site.lake.holdNextQuery()
  const response = site.get('/fr')
  await held.reached
  const events = readEvents(`http://127.0.0.1:${site.port}/live`)
  await events.next()
  const closed = site.close()
  expect((await events.next()).done).toBe(true)
  held.release()
  expect((await response).status).toBe(200)
  await closed
  await expect(site.get('/fr')).rejects.toThrow('ECONNREFUSED')
})

test('a response under way when the server is stopped may still ask the lake', async () => {
  const site = await startSite()
  site.lake.redirects = [{ from: '/tarifs', to: '/pricing', permanent: true }]
  const held = site.lake.holdNextQuery()
  const response = site.get('/fr/tarifs')
  await held.reached
  const closed = site.close()
  held.release()
  expect((await response).status).toBe(301)
  await closed
})

test.each(['/fr', '/fr/missing', '/robots.txt', '/fr/feed.xml'])(
  'a copy that is not to be found sends search engines away, as of %s',
  async (path) => {
    await using copy = await startSite({ env: { SITE_INDEXED: 'false' } })
    expect((await copy.get(path)).headers['x-robots-tag']).toBe('noindex')
    expect((await copy.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    await using site = await startSite()
    expect((await site.get(path)).headers['x-robots-tag']).toBeUndefined()
  },
)

test('a taken port is told in one sentence that names it and the way out', async () => {
  await using site = await startSite()
  const second = startSite({ env: { SITE_PORT: String(site.port) } })
  await expect(second).rejects.toThrow(ListenError)
  await expect(second).rejects.toThrow(
    `Port ${site.port} is taken by another program: stop it, or choose another port with SITE_PORT.`,
  )
})

test('live is told from ready: an inbox that can not be written to, or a lake that is away', async () => {
  let isFull = false
  const inbox = {
    add: () => Promise.reject(new Error('unused')),
    report: () => Promise.reject(new Error('unused')),
    question: () => Promise.reject(new Error('unused')),
    questions: () => Promise.reject(new Error('unused')),
    check: () => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    sendAs: () => undefined,
  }
  await using site = await startSite({ inbox })
  expect(await site.get('/healthz/ready')).toMatchObject({
    status: 200,
    text: '{"status":"ready","inbox":"writable","lake":"connected","readToken":"none","mail":"none"}',
  })
  await site.lake.stop()
  await site.lakeIs('disconnected')
  expect(await site.get('/healthz/ready')).toMatchObject({
    status: 503,
    text: '{"status":"not ready","inbox":"writable","lake":"disconnected","readToken":"none","mail":"none"}',
  })
  expect((await site.get('/healthz/live')).status).toBe(200)
  isFull = true
  await using full = await startSite({ inbox })
  expect(await full.get('/healthz/ready')).toMatchObject({
    status: 503,
    text: '{"status":"not ready","inbox":"not writable","lake":"connected","readToken":"none","mail":"none"}',
  })
})

test('metrics count what is answered, from the cache too, for this machine and for those with the token', async () => {
  await using site = await startSite({ env: { METRICS_TOKEN: 'a-token-of-metrics' } })
  for (let n = 0; n < 3; n += 1) await site.get('/fr')
  await site.get('/fr/nothing-here')
  const host = `127.0.0.1:${site.port}`
  const { text, headers } = await site.get('/metrics', { host })
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="page",method="GET",status="200"} 3',
      'site_requests_total{kind="page",method="GET",status="404"} 1',
      'site_cache_hits_total 2',
      'site_lake_connected 1',
      'site_live_streams 0',
    ]),
  )
  expect(text).not.toContain('nothing-here')
  const proxied = { host, 'x-forwarded-for': '203.0.113.9' }
  expect((await site.get('/metrics', proxied)).status).toBe(401)
  const authorization = 'Bearer a-token-of-metrics'
  expect((await site.get('/metrics', { ...proxied, authorization })).status).toBe(200)
  expect((await site.get('/metrics', { ...proxied, authorization: 'Bearer no' })).status).toBe(401)
})

test('security.txt says where to write, and does not expire while the server runs', async () => {
  const now = Date.UTC(2027, 0, 31, 12)
  await using site = await startSite({ now: () => now })
  const { status, headers, text } = await site.get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(text).toContain('Contact: http://localhost:4600/en/contact\n')
  expect(text).toContain('Expires: 2027-08-01T00:00:00.000Z\n')
})

test.each([
  '/pricing',
  '/FR',
  '/fr/tarifs',
  '/fr/%zz',
  '/live',
  '/api/nothing',
  '/healthz',
  '/share/x',
])('the usual headers come with every response, as of %s', async (path) => {
  await using site = await startSite({ env: { SITE_ORIGIN: 'https://jalonne.ch' } })
  site.lake.redirects = [{ from: '/tarifs', to: '/pricing', permanent: true }]
  const { headers } = await site.get(path, {}, 'HEAD')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
  })
})
