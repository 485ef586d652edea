import { expect, test } from 'vitest'
import type { Page } from '../transport/page.ts'
import { PageCache } from './page-cache.ts'

const page = (body: string, syncTags: string[], status = 200): Page => ({
  status,
  etag: `W/"${body}"`,
  headers: { br: [], gzip: [], identity: [] },
  bodies: { br: Buffer.from(body), gzip: Buffer.from(body), identity: Buffer.from(body) },
  syncTags,
})

test('an event outdates exactly the pages that used one of its tags', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  cache.set('/fr', page('home', ['settings', 'home']), 0)
  cache.set('/fr/pricing', page('pricing', ['settings', 'pricing']), 0)
  expect(cache.outdate(['pricing', 'unknown'])).toBe(1)
  expect(cache.get('/fr')?.fresh).toBe(true)
  expect(cache.get('/fr/pricing')?.fresh).toBe(false)
  expect(cache.outdate(['settings'])).toBe(2)
  expect(cache.get('/fr')?.fresh).toBe(false)
})

test('an outdated page keeps its body until a new one replaces it', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  cache.set('/fr', page('old', ['home']), 0)
  cache.outdateAll()
  expect(cache.get('/fr')).toMatchObject({ fresh: false, page: { etag: 'W/"old"' } })
  cache.set('/fr', page('new', ['home', 'extra']), 1)
  expect(cache.get('/fr')).toMatchObject({ fresh: true, page: { etag: 'W/"new"' } })
  expect(cache.outdate(['extra'])).toBe(1)
})

test('a page that no longer uses a tag is not touched by it', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  cache.set('/fr', page('a', ['old-tag']), 0)
  cache.set('/fr', page('b', ['new-tag']), 0)
  expect(cache.outdate(['old-tag'])).toBe(0)
  expect(cache.get('/fr')?.fresh).toBe(true)
})

test('bytes are bounded: the page unused for longest goes first', () => {
  const cache = new PageCache({ maxBytes: 16_000 })
  const body = 'x'.repeat(1500)
  cache.set('/1', page(body, []), 0)
  cache.set('/2', page(body, []), 0)
  cache.get('/1')
  cache.set('/3', page(body, []), 0)
  expect(cache.get('/2')).toBeUndefined()
  expect(cache.get('/1')).toBeDefined()
  expect(cache.stats().bytes).toBeLessThanOrEqual(16_000)
})

test('pages that do not exist cannot push out the ones that do', () => {
  const cache = new PageCache({ maxBytes: 100_000 })
  cache.set('/fr', page('home', ['home']), 0)
  for (let i = 0; i < 500; i += 1) cache.set(`/fr/${i}`, page('nothing here', [], 404), 0)
  expect(cache.get('/fr')).toBeDefined()
  expect(cache.stats().errors).toBeLessThan(20)
})

test('a page found again after being missing moves to the pages', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  cache.set('/fr/new', page('missing', ['new'], 404), 0)
  cache.set('/fr/new', page('here', ['new']), 1)
  expect(cache.stats()).toMatchObject({ pages: 1, errors: 0 })
  expect(cache.outdate(['new'])).toBe(1)
})

test('better compressed bodies do not replace a page that was rendered since', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  const first = page('first', ['home'])
  cache.set('/fr', first, 0)
  cache.set('/fr', page('second', ['home']), 1)
  cache.upgrade('/fr', first, page('first, smaller', ['home']))
  expect(cache.get('/fr')?.page.etag).toBe('W/"second"')
})

test('better compressed bodies leave an outdated page outdated', () => {
  const cache = new PageCache({ maxBytes: 1e6 })
  const first = page('first', ['home'])
  cache.set('/fr', first, 0)
  cache.outdate(['home'])
  cache.upgrade('/fr', first, page('smaller', ['home']))
  expect(cache.get('/fr')).toMatchObject({ fresh: false, page: { etag: 'W/"smaller"' } })
})

test('R8: pages whose addresses anybody can make up push out no other page, and have no copy', () => {
  const cache = new PageCache({ maxBytes: 64_000 })
  const copies = new Map<string, Page | null>()
  cache.copyTo({ put: (key, copy) => copies.set(key, copy) })
  cache.set('/fr', page('home', ['home']), 0)
  for (let i = 0; i < 500; i += 1) {
    cache.set(`/fr/city-${i}`, { ...page('x'.repeat(500), ['city']), unbounded: true }, i)
  }
  expect(cache.get('/fr')?.fresh).toBe(true)
  expect(cache.get('/fr/city-499')?.fresh).toBe(true)
  expect(cache.stats().bytes).toBeLessThan(8_000)
  expect([...copies.keys()]).toEqual(['/fr'])
})
