import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../src/lake.ts'
import { serveKept } from '../src/node.ts'
import { memoryStorage } from '../src/storage/memory.ts'

/** A lake whose server answers what is kept by itself, and tells how many requests went the long way. */
async function served() {
  const lake = await createLake({
    projectId: 'jalonne',
    storage: memoryStorage(),
    indexedPaths: ['path'],
    authenticate: async ({ headers }) =>
      headers.has('authorization') || headers.has('cookie')
        ? { id: 'marie', role: 'editor' }
        : null,
  })
  const listener = getRequestListener(async (request) => lake.fetch(request), {
    overrideGlobalObjects: false,
  })
  let longWays = 0
  const server = createServer((incoming, outgoing) => {
    if (serveKept(lake, `http://${incoming.headers.host}`, incoming, outgoing)) return
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
  const page = (title: string) =>
    lake.mutate('production', [
      { createOrReplace: { _id: 'home', _type: 'page', path: '/', title } },
      {
        createOrReplace: { _id: 'drafts.home', _type: 'page', path: '/', title: `${title}, draft` },
      },
    ])
  await page('Home')
  return { lake, ask, page, longWays: () => longWays }
}

const TITLE = '*[path == "/"][0].title'

test('an answer that is kept is given again, whole and as it was, until its content changes', async () => {
  const { lake, ask, page, longWays } = await served()
  const first = await ask(TITLE)
  const again = await ask(TITLE)
  expect(longWays()).toBe(1)
  expect({ ...again, ms: 0 }).toEqual({ ...first, ms: 0, headers: again.headers })
  expect(again.headers).toMatchObject({
    'content-type': first.headers['content-type'],
    'cache-control': first.headers['cache-control'],
  })
  expect(again.headers.vary).toBe(first.headers.vary)
  await page('Welcome')
  expect(await ask(TITLE)).toMatchObject({ result: 'Welcome' })
  expect(await ask(TITLE)).toMatchObject({ result: 'Welcome' })
  expect(longWays()).toBe(2)
  expect(lake.statistics().datasets[0]?.cache.hits).toBe(2)
})

test.each([
  ['with a token', TITLE, { authorization: 'Bearer x' }],
  ['with a cookie', TITLE, { cookie: 'session=x' }],
  ['from another website', TITLE, { origin: 'https://elsewhere.example' }],
  ['by a browser', TITLE, { 'sec-fetch-site': 'cross-site' }],
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
