import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Page } from '../transport/page.ts'
import { PageCache } from './page-cache.ts'
import { openPageStore } from './page-store.ts'

const log = pino({ level: 'silent' })

const page = (text: string, status = 200): Page => ({
  status,
  etag: `W/"${text.slice(0, 5)}"`,
  headers: { br: ['content-encoding', 'br'], gzip: [], identity: ['a', 'é'] },
  bodies: { br: Buffer.from(`br ${text}`), gzip: Buffer.from('gz'), identity: Buffer.from(text) },
  syncTags: ['s1:home'],
})

async function run(folder: string, { release = 'one', maxBytes = 1e6 } = {}) {
  const cache = new PageCache({ maxBytes })
  const store = await openPageStore(cache, { folder: path.join(folder, 'pages'), release, log })
  return { cache, settled: async () => store?.settled() }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('the next run has the pages of the last, all outdated, and none that was missing', async () => {
  const folder = await scratchFolder()
  const first = await run(folder)
  first.cache.set('/fr', page('Accueil'), 1)
  first.cache.set('/fr/gone', page('Nothing', 404), 1)
  await first.settled()
  const { cache } = await run(folder)
  expect(cache.get('/fr')).toEqual({ page: page('Accueil'), fresh: false, checkedAt: 0 })
  expect(cache.get('/fr/gone')).toBeUndefined()
  expect(filesIn(folder).map((file) => statSync(file).mode & 0o777)).toEqual([0o600])
})

test('a page that became an error is not shown again', async () => {
  const folder = await scratchFolder()
  const first = await run(folder)
  first.cache.set('/fr', page('Accueil'), 1)
  first.cache.set('/fr', page('Nothing', 404), 2)
  await first.settled()
  expect((await run(folder)).cache.stats().pages).toBe(0)
})

test('the disk holds no more than the cache', async () => {
  const folder = await scratchFolder()
  const first = await run(folder, { maxBytes: 50_000 })
  for (let i = 0; i < 100; i += 1) first.cache.set(`/fr/${i}`, page('x'.repeat(1_000)), i)
  await first.settled()
  expect(filesIn(folder)).toHaveLength(first.cache.stats().pages)
  const smaller = await run(folder, { maxBytes: 20_000 })
  await smaller.settled()
  expect(filesIn(folder)).toHaveLength(smaller.cache.stats().pages)
})

test('a smaller cache keeps the pages that were stored last', async () => {
  const folder = await scratchFolder()
  const first = await run(folder)
  const places = Array.from({ length: 20 }, (_, place) => place)
  for (const place of places) first.cache.set(`/fr/${place}`, page('x'.repeat(1_000)), place)
  await first.settled()
  // The clock of files may be too coarse to tell them apart.
  for (const file of filesIn(folder)) {
    const [, place] = /"\/fr\/(\d+)"/.exec(readFileSync(file, 'utf8')) ?? []
    utimesSync(file, 1_000, 1_000 + Number(place))
  }
  const { cache } = await run(folder, { maxBytes: 20_000 })
  const kept = places.filter((place) => cache.get(`/fr/${place}`))
  expect(kept.length).toBeLessThan(20)
  expect(kept).toEqual(places.slice(-kept.length))
})

test('the pages of another release are removed, not shown', async () => {
  const folder = await scratchFolder()
  const first = await run(folder)
  first.cache.set('/fr', page('Accueil'), 1)
  await first.settled()
  const next = await run(folder, { release: 'two' })
  expect(next.cache.stats().pages).toBe(0)
  expect(filesIn(folder)).toEqual([])
})

test.each([
  ['a byte is another', (bytes: Buffer) => bytes.with(bytes.length - 3, 33)],
  ['it ends in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['it is empty', () => Buffer.alloc(0)],
  ['it is something else', () => Buffer.from('a letter to my aunt')],
])('a damaged file is ignored and removed: %s', async (_, damage) => {
  const folder = await scratchFolder()
  const first = await run(folder)
  first.cache.set('/fr', page('Accueil'), 1)
  await first.settled()
  const [file = ''] = filesIn(folder)
  writeFileSync(file, damage(readFileSync(file)))
  expect((await run(folder)).cache.stats().pages).toBe(0)
  expect(existsSync(file)).toBe(false)
})

test('what a crash left of a page is removed, and the page it was to replace stays', async () => {
  const folder = await scratchFolder()
  const first = await run(folder)
  first.cache.set('/fr', page('Accueil'), 1)
  await first.settled()
  const [file = ''] = filesIn(folder)
  writeFileSync(`${file}.new`, readFileSync(file))
  expect((await run(folder)).cache.get('/fr')?.page).toEqual(page('Accueil'))
  expect(filesIn(folder)).toEqual([file])
})

test('a folder that can not be used costs the copies, not the cache', async () => {
  const folder = await scratchFolder()
  writeFileSync(path.join(folder, 'pages'), 'a file')
  const { cache } = await run(folder)
  cache.set('/fr', page('Accueil'), 1)
  expect(cache.get('/fr')?.fresh).toBe(true)
})
