import { expect, test, vi } from 'vitest'
import { Dataset } from '../dataset.ts'
import type { Mutation } from '../documents/mutation.ts'
import { type Perspective, parsePerspective, published } from '../documents/perspective.ts'
import { defaultLimits } from '../options.ts'
import { memoryStorage } from '../storage/memory.ts'

const now = '2026-01-01T00:00:00.000Z'
const home = { _id: 'home', _type: 'page', title: 'Home' }

function dataset(): Dataset {
  return new Dataset({
    name: 'production',
    projectId: 'jalonne',
    storage: memoryStorage().dataset('production'),
    indexedPaths: [],
    limits: { ...defaultLimits, queryMs: 10_000 },
    historyDays: 1,
    now: () => new Date(now),
  })
}

/** What the history holds of the transactions so far: the mutations of each. */
const told = ({ history }: Dataset) =>
  history.transactions([], { limit: 10, newestFirst: false }).map(({ mutations }) => mutations)

test('the history tells what was done to each document, ids made up and queries resolved', () => {
  const data = dataset()
  data.mutate([
    { create: home },
    { createIfNotExists: { _id: 'team', _type: 'page' } },
    { createIfNotExists: home },
    { createOrReplace: { _id: 'plan', _type: 'plan' } },
    { patch: { id: 'home', set: { title: 'Hello' } } },
  ])
  data.mutate([
    { patch: { query: '*[_type == $type]', params: { type: 'page' }, set: { old: true } } },
    { delete: { query: '*[_type == "plan"]' } },
  ])
  const fields = { _createdAt: now, _updatedAt: now, _rev: expect.any(String) }
  expect(told(data)).toEqual([
    [
      { create: { ...home, ...fields } },
      { patch: { id: 'home', set: { title: 'Hello' } } },
      { createIfNotExists: { _id: 'team', _type: 'page', ...fields } },
      { createOrReplace: { _id: 'plan', _type: 'plan', ...fields } },
    ],
    [
      { patch: { id: 'home', set: { old: true } } },
      { patch: { id: 'team', set: { old: true } } },
      { delete: { id: 'plan' } },
    ],
  ])
})

test('what changes nothing is no transaction', () => {
  const data = dataset()
  const seen = vi.fn()
  data.observe(seen)
  data.mutate([{ delete: { id: 'home' } }])
  data.mutate([{ create: home }, { delete: { id: 'home' } }])
  expect([data.size, told(data), seen.mock.calls]).toEqual([0, [], []])
})

test('who has seen enough is told nothing more', () => {
  const data = dataset()
  const seen = vi.fn()
  const stop = data.observe(seen)
  data.mutate([{ create: home }])
  stop()
  data.mutate([{ delete: { id: 'home' } }])
  expect(seen).toHaveBeenCalledOnce()
  expect(seen.mock.calls[0]?.[0]).toMatchObject({ position: 1 })
})

test('a document is as old as whoever writes it says, or as the one it replaces', () => {
  const data = dataset()
  const _createdAt = '2020-05-05T00:00:00Z'
  data.mutate([{ create: { ...home, _createdAt } }, { create: { _type: 'page', _id: 'team' } }])
  expect([data.get('home')?._createdAt, data.get('team')?._createdAt]).toEqual([_createdAt, now])
  data.mutate([
    { createOrReplace: home },
    { createOrReplace: { ...home, _id: 'b', _createdAt: 7 } },
  ])
  expect([data.get('home')?._createdAt, data.get('b')?._createdAt]).toEqual([_createdAt, now])
})

test('items are given keys only where that is asked', () => {
  const data = dataset()
  const rows = [{ title: 'One' }]
  data.mutate([{ create: { ...home, rows } }])
  expect(data.get('home')?.rows).toEqual(rows)
})

test.each<[string, string, string[]]>([
  ['documents', '*[_type == "page"]', ['home', 'team']],
  ['their ids', '*[_type == "page"]._id', ['home', 'team']],
  ['one document', '*[_id == "home"][0]', ['home']],
  ['nothing', '*[_id == "nowhere"][0]', []],
  ['things without an id', '[1, null, {"a": 1}, {"_id": 2}]', []],
])('a query may select %s', (_, query, deleted) => {
  const data = dataset()
  data.mutate([{ create: home }, { create: { _id: 'team', _type: 'page' } }])
  const { results } = data.mutate([{ delete: { query } }])
  expect(results.map(({ id }) => id)).toEqual(deleted)
})

test('what a query selects and the transaction has deleted since is left alone', () => {
  const data = dataset()
  data.mutate([{ create: home }])
  const patch = { query: '*[_type == "page"]', set: { title: 'Hello' } }
  data.mutate([{ delete: { id: 'home' } }, { patch }])
  expect(data.get('home')).toBeNull()
})

const link = (_ref: string) => ({ _type: 'reference', _ref })
test.each<[string, Mutation[], number]>([
  [
    'refers to nothing',
    [
      { create: { _id: 'a', _type: 'page' } },
      { create: { _id: 'b', _type: 'page', link: link('none') } },
    ],
    1,
  ],
  [
    'takes away what another refers to',
    [{ create: { _id: 'a', _type: 'page' } }, { delete: { id: 'home' } }],
    1,
  ],
])('the mutation that %s is named', (_, mutations, index) => {
  const data = dataset()
  data.mutate([{ create: home }, { create: { _id: 'menu', _type: 'menu', link: link('home') } }])
  expect(() => data.mutate(mutations)).toThrow(
    expect.objectContaining({
      status: 409,
      details: { items: [expect.objectContaining({ index })] },
    }),
  )
  expect(data.size).toBe(2)
})

test('a number that grows beyond all bounds is refused', () => {
  const data = dataset()
  data.mutate([{ create: { ...home, price: Number.MAX_VALUE } }])
  const patch = { id: 'home', inc: { price: Number.MAX_VALUE } }
  expect(() => data.mutate([{ patch }])).toThrow(expect.objectContaining({ status: 400 }))
})

test('a document has the drafts and versions there are of it', () => {
  const data = dataset()
  const editions = ['drafts.home', 'versions.a.home', 'versions.b.home']
  data.mutate([home, ...editions.map((_id) => ({ ...home, _id }))].map((create) => ({ create })))
  expect([data.versions('home'), data.versions('team')]).toEqual([editions, []])
  data.mutate([{ delete: { id: 'versions.a.home' } }])
  const left = ['drafts.home', 'versions.b.home']
  expect(data.versions('home')).toEqual(left)
  data.mutate(left.map((id) => ({ delete: { id } })))
  expect(data.versions('home')).toEqual([])
})

test('a draft is never shown as published, even where an older lake holds a draft of it', async () => {
  const data = dataset()
  const shown = async (perspective: Perspective) => {
    const query = '*[_type == "page"]{_id, title}'
    return JSON.parse((await data.query(perspective, { query, params: {}, identity: null })).json)
  }
  data.mutate([{ create: home }, { create: { ...home, _id: 'drafts.home', title: 'Draft' } }])
  expect(await shown(published)).toEqual([{ _id: 'home', title: 'Home' }])
  data.mutate([{ create: { ...home, _id: 'drafts.drafts.home', title: 'By a script' } }])
  expect(await shown(published)).toEqual([{ _id: 'home', title: 'Home' }])
  expect(await shown(parsePerspective('drafts'))).toEqual([{ _id: 'home', title: 'Draft' }])
  data.mutate([{ delete: { id: 'drafts.drafts.home' } }])
  expect(await shown(published)).toEqual([{ _id: 'home', title: 'Home' }])
})
