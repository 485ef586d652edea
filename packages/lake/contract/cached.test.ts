import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../src/lake.ts'
import { serveCached } from '../src/node.ts'
import { memoryStorage } from '../src/storage/memory.ts'

/** A lake whose server answers what is cached by itself, and tells how many requests went the long way. */
async function served() {
  const lake = await createLake({
    projectId: 'jalonne',
    storage: memoryStorage(),
    indexedPaths: ['path'],
    authenticate: async ({ headers }) =>
      headers.has('authorization') || headers.get('cookie')?.startsWith('session=')
        ? { id: 'marie', role: 'editor' }
        : null,
  })
  const listener = getRequestListener(async (request) => lake.fetch(request), {
    overrideGlobalObjects: false,
  })
  let longWays = 0
  const server = createServer((incoming, outgoing) => {
    if (serveCached(lake, `http://${incoming.headers.host}`, incoming, outgoing)) return
    longWays++
    void listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await lake.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
    const answer = await new Promise<{ headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) =>
        get({ port, path, headers }, (incoming) =>
          text(incoming).then((body) => resolve({ headers: incoming.headers, body }), reject),
        ).on('error', reject),
    )
    const { date: _date, connection: _connection, 'keep-alive': _keep, ...own } = answer.headers
    return { ...JSON.parse(answer.body), headers: own }
  }
  const status = (query: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
      get({ port, path, headers }, (incoming) => resolve(incoming.resume().statusCode)).on(
        'error',
        reject,
      )
    })
  const page = (title: string) =>
    lake.mutate('production', [
      { createOrReplace: { _id: 'home', _type: 'page', path: '/', title } },
      {
        createOrReplace: { _id: 'drafts.home', _type: 'page', path: '/', title: `${title}, draft` },
      },
    ])
  await page('Home')
  return { lake, ask, status, page, longWays: () => longWays }
}

const titleQuery = '*[path == "/"][0].title'

test('a response that is cached is given again, whole and as it was, until its content changes', async () => {
  const { lake, ask, page, longWays } = await served()
  const first = await ask(titleQuery)
  const again = await ask(titleQuery)
  expect(longWays()).toBe(1)
  expect({ ...again, ms: 0 }).toEqual({ ...first, ms: 0, headers: again.headers })
  expect(again.headers).toMatchObject({
    'content-type': first.headers['content-type'],
    'cache-control': first.headers['cache-control'],
  })
  expect(again.headers.vary).toBe(first.headers.vary)
  await page('Welcome')
  expect(await ask(titleQuery)).toMatchObject({ result: 'Welcome' })
  expect(await ask(titleQuery)).toMatchObject({ result: 'Welcome' })
  expect(longWays()).toBe(2)
  expect(lake.statistics().datasets[0]?.cache.hits).toBe(2)
})

test.each([
  ['with a token', titleQuery, { authorization: 'Bearer x' }],
  ['with a cookie', titleQuery, { cookie: 'session=x' }],
  ['from another website', titleQuery, { origin: 'https://elsewhere.example' }],
  ['for another project', titleQuery, { 'x-sanity-project-id': 'abc123' }],
  ['by a browser', titleQuery, { 'sec-fetch-site': 'cross-site' }],
])('a query %s takes the long way', async (_what, query, headers) => {
  const { ask, longWays } = await served()
  await ask(query)
  await ask(query, headers)
  await ask(query, headers)
  expect(longWays()).toBe(3)
})

test('what somebody signed in was answered is not given to others, nor what changes by itself', async () => {
  const { ask, longWays } = await served()
  for (const query of ['identity()', 'now()']) {
    await ask(query)
    await ask(query)
  }
  const raw = '*[_id in path("drafts.**")]._id'
  expect(await ask(raw, { authorization: 'Bearer x' })).toMatchObject({ result: [] })
  expect(await ask(raw)).toMatchObject({ result: [] })
  expect(longWays()).toBe(6)
})

test('a browser gets a cached response compressed, and hears when the one it has still holds', async () => {
  const { lake, page } = await served()
  await page('Home '.repeat(500))
  const url = `http://lake/v2025-02-19/data/query/production?query=${encodeURIComponent(titleQuery)}`
  const origin = 'http://site.example'
  const first = await lake.fetch(
    new Request(url, { headers: { origin, 'accept-encoding': 'gzip, deflate, br' } }),
  )
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  const packed = await first.arrayBuffer()
  expect(packed.byteLength).toBeLessThan(300)
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).json()).toMatchObject({ result: 'Home '.repeat(500) })

  const etag = first.headers.get('etag') ?? ''
  const again = () => lake.fetch(new Request(url, { headers: { origin, 'if-none-match': etag } }))
  expect((await again()).status).toBe(304)
  await page('Welcome')
  expect(await (await again()).json()).toMatchObject({ result: 'Welcome' })
})

test.each(['gzip;q=0', 'br, gzip; q=0, *', 'identity'])(
  'who accepts %j gets a query answered as it is, from the cache too',
  async (accepted) => {
    const { ask, status, page, longWays } = await served()
    await page('Home '.repeat(500))
    await status(titleQuery, { 'accept-encoding': 'gzip' })
    const { headers, result } = await ask(titleQuery, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(result).toBe('Home '.repeat(500))
    expect(longWays()).toBe(1)
  },
)

test('a program that asks again hears at once that what it has still holds', async () => {
  const { ask, status } = await served()
  const { headers } = await ask(titleQuery)
  const etag = String(headers.etag)
  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    expect(await status(titleQuery, { 'if-none-match': known })).toBe(304)
  }
  expect(await status(titleQuery, { 'if-none-match': 'W/"another"' })).toBe(200)
})

test('a cookie of something else makes nobody another reader', async () => {
  const { lake, page } = await served()
  await page('Home')
  const url = `http://lake/v2025-02-19/data/query/production?query=${encodeURIComponent(titleQuery)}`
  const first = await lake.fetch(new Request(url))
  const headers = { cookie: 'theme=dark', 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await lake.fetch(new Request(url, { headers }))).status).toBe(304)
})

test('what is answered to somebody signed in is compressed too, and cached nowhere', async () => {
  const { lake, page } = await served()
  await page('Home '.repeat(500))
  const url = `http://lake/v2025-02-19/data/query/production?query=${encodeURIComponent(titleQuery)}`
  const headers = { authorization: 'Bearer x', 'accept-encoding': 'gzip' }
  const response = await lake.fetch(new Request(url, { headers }))
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a cache in front of the lake does not give a browser what a program was answered', async () => {
  const { ask } = await served()
  // Once the long way, once from the lake's own cache.
  for (let time = 0; time < 2; time++) {
    const { headers } = await ask(titleQuery)
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Origin')
  }
})
