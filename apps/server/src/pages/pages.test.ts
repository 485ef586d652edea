import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ChangeLog } from '../live/change-log.ts'
import type { Page } from '../transport/page.ts'
import { PageCache } from './page-cache.ts'
import { Pages, type PagesOptions, type Rendering } from './pages.ts'

const pageOf = (text: string): Page => ({
  status: 200,
  etag: `W/"${text}"`,
  headers: { br: [], gzip: [], identity: [] },
  bodies: { br: Buffer.from(text), gzip: Buffer.from(text), identity: Buffer.from(text) },
  syncTags: ['tag'],
})
const rendered = (text: string, cacheable = true): Rendering => ({
  ok: true,
  page: pageOf(text),
  cacheable,
})
const request = (key: string) => ({ key, url: new URL(key, 'http://localhost') })
const always = () => true

function setUp(options: Partial<PagesOptions> = {}) {
  const clock = { now: 10_000 }
  const live = { connected: true, disconnectedAt: 0 }
  const cache = new PageCache({ maxBytes: 1e6 })
  const pages = new Pages({
    cache,
    changes: new ChangeLog({ epoch: 'e' }),
    live,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    render: async () => rendered('page'),
    ...options,
  })
  return { pages, clock, live, cache }
}

test('while events are cut off, a page checked since counts as current for two seconds', async () => {
  const { pages, clock, live } = setUp()
  await pages.respond(request('/fr'), always)
  live.connected = false
  live.disconnectedAt = 10_000
  expect(pages.current('/fr')).toBeNull()
  clock.now = 11_000
  expect(await pages.respond(request('/fr'), always)).toMatchObject({
    cacheStatus: 'jalonne; hit; detail=stale',
  })
  await expect.poll(() => pages.current('/fr')).not.toBeNull()
  clock.now = 13_001
  expect(pages.current('/fr')).toBeNull()
})

test('a page that cannot be renewed is tried once a second, not once a visitor', async () => {
  let tries = 0
  const { pages, clock, live, cache } = setUp({
    render: async () => {
      tries += 1
      return { ok: false, reason: 'unavailable', page: null }
    },
  })
  cache.set('/fr', pageOf('cached'), 0)
  live.connected = false
  live.disconnectedAt = 10_000
  const visit = async () => {
    await pages.respond(request('/fr'), always)
    // A try that has failed is over before the next visitor comes.
    await setImmediate()
  }
  for (let i = 0; i < 5; i += 1) await visit()
  expect(tries).toBe(1)
  clock.now += 1_001
  await visit()
  expect(tries).toBe(2)
})

test('more renderings than may wait are refused, the others come through', async () => {
  const gate = Promise.withResolvers<void>()
  const { pages } = setUp({
    concurrency: 1,
    queue: 1,
    render: async ({ key }) => {
      await gate.promise
      return rendered(key)
    },
  })
  const responses = ['/a', '/b', '/c', '/d'].map((key) => pages.respond(request(key), always))
  gate.resolve()
  const kinds = (await Promise.all(responses)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'page').length).toBeGreaterThanOrEqual(2)
  expect(kinds).toContain('failure')
})

test('a client over its limit gets the outdated page if there is one', async () => {
  const { pages, cache } = setUp()
  cache.set('/fr', pageOf('cached'), 0)
  cache.outdate(['tag'])
  expect(await pages.respond(request('/fr'), () => false)).toMatchObject({
    kind: 'page',
    cacheStatus: 'jalonne; hit; detail=stale',
  })
  expect(await pages.respond(request('/en'), () => false)).toMatchObject({ reason: 'limited' })
})

test.each([
  ['that says so', rendered('page', false)],
  [
    'that nothing could ever outdate',
    { ...rendered('page'), page: { ...pageOf('p'), syncTags: [] } },
  ],
])('a page %s is served and not cached', async (_, rendering) => {
  const { pages } = setUp({ render: async () => rendering as Rendering })
  expect(await pages.respond(request('/fr'), always)).toMatchObject({
    cacheStatus: 'jalonne; fwd=miss',
  })
  expect(pages.current('/fr')).toBeNull()
})
