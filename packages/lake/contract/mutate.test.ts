import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { ClientError, type Patch } from '@sanity/client'
import { expect, test } from 'vitest'
import { memoryStorage } from '../src/storage/memory.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'
import { serveLake } from './support/serve-lake.ts'

const plan = { _id: 'plan', _type: 'plan', name: 'Essential', price: 49, tags: ['a', 'b', 'c'] }

async function conflict(promise: Promise<unknown>): Promise<{ status: number; item: unknown }> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ClientError)) throw new Error(`Expected a ClientError, got ${error}`)
  const body = error.response.body as { error: { items: { error: unknown }[] } }
  return { status: error.statusCode, item: body.error.items[0]?.error }
}

test('an editor creates, replaces and deletes documents', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const { client } = await serveLake({ clock: () => now })
  const editor = client()
  const created = await editor.create(plan)
  expect(created).toMatchObject({
    ...plan,
    _createdAt: '2026-03-01T10:00:00.000Z',
    _rev: expect.any(String),
  })
  now = new Date('2026-03-01T11:00:00Z')
  const replaced = await editor.createOrReplace({ _id: 'plan', _type: 'plan', name: 'New' })
  expect(replaced).toMatchObject({
    name: 'New',
    _createdAt: created._createdAt,
    _updatedAt: '2026-03-01T11:00:00.000Z',
  })
  expect(replaced).not.toHaveProperty('price')
  expect(await editor.createIfNotExists({ ...plan, name: 'Ignored' })).toMatchObject({
    name: 'New',
  })
  expect(await editor.delete('plan')).toMatchObject({
    results: [{ id: 'plan', operation: 'delete' }],
  })
  expect(await editor.getDocument('plan')).toBeUndefined()
  expect(await editor.delete('plan')).toMatchObject({
    results: [{ id: 'plan', operation: 'none' }],
  })
})

test('a field may be called what JavaScript calls something of its own', async () => {
  const { client } = await serveLake()
  const editor = client()
  await editor.create({ ...plan, constructor: 'Renzo', prototype: { url: '/v1' } })
  const patched = await editor
    .patch('plan')
    .set({ prototype: { url: '/v2' } })
    .setIfMissing({ 'architect.constructor': 'Ada' })
    .commit()
  expect(Object.entries(patched)).toEqual(
    expect.arrayContaining([
      ['constructor', 'Renzo'],
      ['prototype', { url: '/v2' }],
      ['architect', { constructor: 'Ada' }],
    ]),
  )
  expect(await editor.fetch('*[constructor == "Renzo"].prototype.url')).toEqual(['/v2'])
})

test('ids are made up where they are missing, behind a prefix where it ends in a dot', async () => {
  const { client } = await serveLake()
  const { _id } = await client().create({ _type: 'plan' })
  expect(_id).toMatch(/^[a-z0-9]{20,}$/)
  const draft = await client().create({ _id: 'drafts.', _type: 'plan' })
  expect(draft._id).toMatch(/^drafts\.[a-z0-9]{20,}$/)
})

test('every operation of a patch does what its name says', async () => {
  const { client } = await serveLake()
  const editor = client()
  await editor.create({
    ...plan,
    sections: [
      { _key: 'x', n: 1 },
      { _key: 'y', n: 2 },
    ],
    nested: { old: 1 },
  })
  const patched = await editor
    .patch('plan')
    .setIfMissing({ 'nested.new': 2, price: 0 })
    .set({ 'sections[_key=="y"].n': 20, name: 'Essential plus' })
    .unset(['nested.old', 'sections[_key=="x"]'])
    .inc({ price: 10 })
    .insert('after', 'tags[-1]', ['d'])
    .commit()
  expect(patched).toMatchObject({
    name: 'Essential plus',
    price: 59,
    tags: ['a', 'b', 'c', 'd'],
    sections: [{ _key: 'y', n: 20 }],
    nested: { new: 2 },
  })
  expect(patched.nested).toEqual({ new: 2 })
  const again = await editor
    .patch('plan')
    .dec({ price: 9.5 })
    .insert('replace', 'tags[0:2]', ['z'])
    .diffMatchPatch({ name: '@@ -8,7 +8,8 @@\n al plus\n+!\n' })
    .commit()
  expect(again).toMatchObject({ price: 49.5, tags: ['z', 'c', 'd'], name: 'Essential plus!' })
  const before = await editor.patch('plan').insert('before', 'tags[0]', ['first']).commit()
  expect(before.tags).toEqual(['first', 'z', 'c', 'd'])
})

test('a range of an array is spliced as in JavaScript', async () => {
  const { client } = await serveLake()
  const editor = client()
  const tags = ['a', 'b', 'c']
  const sections = [{ _key: 'x', tags }, { _key: 'y', tags }, { _key: 'z' }]
  const counts = [undefined, 0, 1, 2, 3, 4]
  for (const start of [-4, -3, -2, -1, 0, 1, 2, 3, 4]) {
    for (const count of counts) {
      for (const items of [[], ['d'], ['d', 'e']]) {
        await editor.createOrReplace({ ...plan, tags, sections })
        const patched = await editor.patch('plan').splice('tags', start, count, items).commit()
        // The client asks for all that is left where the start is counted from the end.
        const most = count === undefined || start < 0 ? tags.length : count
        const expected = tags.toSpliced(start, most, ...items)
        expect([start, count, items, patched.tags]).toEqual([start, count, items, expected])
      }
    }
  }

  const nested = await editor
    .patch('plan')
    .set({ 'sections[_key=="y"].tags': ['f', 'g'] })
    .splice('sections[0:].tags', 1, 0, ['new'])
    .commit()
  expect(nested.sections).toEqual([
    { _key: 'x', tags: ['a', 'new', 'b', 'c'] },
    { _key: 'y', tags: ['f', 'new', 'g'] },
    { _key: 'z' },
  ])
  const one = await editor.patch('plan').splice('sections[_key=="y"].tags', 0, 2, ['h']).commit()
  expect(one.sections).toEqual([
    { _key: 'x', tags: ['a', 'new', 'b', 'c'] },
    { _key: 'y', tags: ['h', 'g'] },
    { _key: 'z' },
  ])

  const many = Array.from({ length: 14 }, (_, at) => `t${at}`)
  await editor.createOrReplace({ ...plan, tags: many })
  const long = await editor.patch('plan').splice('tags', 10, 3, []).commit()
  expect(long.tags).toEqual([...many.slice(0, 10), 't13'])
})

test('of the documents that keep another from being deleted five are named, and the rest counted', async () => {
  const { client } = await serveLake()
  const editor = client()
  await editor.create(plan)
  const use = (at: number) =>
    editor.create({ _id: `use${at}`, _type: 'use', plan: { _type: 'reference', _ref: 'plan' } })
  for (const at of [1, 2, 3, 4, 5]) await use(at)
  const named = /references to it from "use\d"(?:, "use\d"){4}/
  await expect(editor.delete('plan')).rejects.toThrow(new RegExp(`${named.source}$`))
  await use(6)
  await expect(editor.delete('plan')).rejects.toThrow(new RegExp(`${named.source} and 1 more$`))
})

test('a patch reaches every item of an array, once', async () => {
  const { client } = await serveLake()
  const editor = client()
  const friend = (name: string, ...likes: string[]) => ({ _key: name, name, n: 1, likes })
  await editor.create({
    ...plan,
    roles: ['a', 'b', 'c'],
    friends: [friend('x', 'tea', 'jam'), friend('y', 'tea'), friend('z')],
    none: [],
    odd: [{ _key: '[*]', n: 1 }],
  })
  const patched = await editor
    .patch('plan')
    .set({ 'roles[*]': 'member', 'none[*].n': 1, 'odd[_key=="[*]"].n': 2 })
    .inc({ 'friends[*].n': 1 })
    .unset(['friends[*].likes[0]', 'tags[*]'])
    .insert('after', 'friends[*].likes[-1]', ['new'])
    .commit()
  expect(patched).toMatchObject({
    roles: ['member', 'member', 'member'],
    friends: [
      { name: 'x', n: 2, likes: ['jam', 'new'] },
      { name: 'y', n: 2 },
      { name: 'z', n: 2 },
    ],
    tags: [],
    none: [],
    odd: [{ _key: '[*]', n: 2 }],
  })
})

test('a patch changes what its path means, once, and nothing else', async () => {
  const { client } = await serveLake()
  const editor = client()
  const plans = () => [
    { _key: 'a', v: 1, steps: [{ _key: 'x', done: [1, 2] }] },
    { _key: 'b', v: 2, steps: [] },
    { _key: 'c', v: 3, steps: [{ _key: 'y', done: [3] }] },
  ]
  const before = { plans: plans(), other: { v: 9, s: 1 }, content: { s: 2, deep: { s: 3 } } }
  const after = async (change: (patch: Patch) => Patch) => {
    await editor.createOrReplace({ _id: 'plan', _type: 'plan', ...before })
    const { plans, other, content } = await change(editor.patch('plan')).commit()
    return { plans, other, content }
  }
  const values = ({ plans }: { plans: { v: number }[] }) => plans.map(({ v }) => v)
  for (const [path, expected] of [
    ['plans[0:2].v', [11, 12, 3]],
    ['plans[1:].v', [1, 12, 13]],
    ['plans[:2].v', [11, 12, 3]],
    ['plans[-2:].v', [1, 12, 13]],
    ['plans[:].v', [11, 12, 13]],
    ['plans[v > 1].v', [1, 12, 13]],
    ['plans[0, 2].v', [11, 2, 13]],
    ['plans.v', [11, 12, 13]],
    ['plans..v', [11, 12, 13]],
    ['plans..[_key == "b"].v', [1, 12, 3]],
  ] as const) {
    const changed = await after((patch) => patch.inc({ [path]: 10 }))
    expect([path, values(changed), changed.other]).toEqual([path, expected, before.other])
  }
  const nested = await after((patch) =>
    patch.insert('after', 'plans[0:].steps[*].done[-1]', ['new']),
  )
  expect(nested.plans.map(({ steps }: { steps: object[] }) => steps)).toEqual([
    [{ _key: 'x', done: [1, 2, 'new'] }],
    [],
    [{ _key: 'y', done: [3, 'new'] }],
  ])
  expect(await after((patch) => patch.set({ 'content..s': 0 }))).toEqual({
    ...before,
    content: { s: 0, deep: { s: 0 } },
  })
  expect(await after((patch) => patch.unset(['..s']))).toEqual({
    ...before,
    other: { v: 9 },
    content: { deep: {} },
  })
  // What was taken out meanwhile is not made up again, as an object where a list was.
  for (const path of ['plans[9].v', 'plans[_key=="z"].v', 'gone[_key=="a"].v', 'gone[0]']) {
    for (const change of ['set', 'setIfMissing'] as const) {
      expect(await after((patch) => patch[change]({ [path]: 1 }))).toEqual(before)
    }
  }
  await editor.patch('plan').set({ 'new.field': 1, 'prénom-usuel': 'Zoé' }).commit()
  expect(await editor.getDocument('plan')).toMatchObject({
    new: { field: 1 },
    'prénom-usuel': 'Zoé',
  })
  expect(await editor.getDocument('plan')).not.toHaveProperty('gone')
  await expect(editor.patch('plan').insert('after', 'plans', [1]).commit()).rejects.toThrow(
    'no item of an array',
  )
})

test('who only tries a mutation changes nothing, and who repeats one changes nothing again', async () => {
  const { client } = await serveLake()
  const editor = client()
  await editor.create(plan)
  const mutate = (body: object, query = {}) =>
    editor.request({ url: '/data/mutate/production', method: 'POST', body, query })
  const gone = { mutations: [{ delete: { id: 'plan' } }] }
  await mutate({ ...gone, dryRun: true })
  await mutate(gone, { dryRun: 'true' })
  expect(await editor.getDocument('plan')).toMatchObject(plan)
  const dearer = { mutations: [{ patch: { id: 'plan', inc: { price: 1 } } }] }
  await mutate(dearer, { transactionId: 'once' })
  await expect(mutate(dearer, { transactionId: 'once' })).rejects.toThrow('already exists')
  expect(await editor.getDocument('plan')).toMatchObject({ price: 50, _rev: 'once' })
  await expect(mutate(dearer, { transactionId: 'a b' })).rejects.toThrow('transactionId: must be')
})

test('content that comes from another lake keeps its dates; what is written again has that of today', async () => {
  const { client } = await serveLake({ clock: () => new Date('2026-03-01T10:00:00Z') })
  const editor = client()
  const dates = { _createdAt: '2019-01-01T00:00:00Z', _updatedAt: '2020-01-01T00:00:00Z' }
  const moved = (_id: string) => ({ ...plan, ...dates, _id })
  expect(await editor.create(moved('a'))).toMatchObject(dates)
  expect(await editor.createOrReplace(moved('b'))).toMatchObject(dates)
  expect(await editor.createIfNotExists(moved('c'))).toMatchObject(dates)
  const today = { _createdAt: dates._createdAt, _updatedAt: '2026-03-01T10:00:00.000Z' }
  expect(await editor.createOrReplace({ ...plan, ...dates, _id: 'a' })).toMatchObject(today)
  expect(await editor.patch('b').set({ price: 1 }).commit()).toMatchObject(today)
})

test('a patch made for another revision is refused with 409 and changes nothing', async () => {
  const { client } = await serveLake()
  const editor = client()
  const { _rev } = await editor.create(plan)
  await editor.patch('plan').ifRevisionId(_rev).set({ price: 50 }).commit()
  const late = await conflict(editor.patch('plan').ifRevisionId(_rev).set({ price: 1 }).commit())
  expect(late).toMatchObject({
    status: 409,
    item: { type: 'documentRevisionIDDoesNotMatchError', id: 'plan', expectedRevisionID: _rev },
  })
  expect(await editor.getDocument('plan')).toMatchObject({ price: 50 })
})

test('a transaction is kept whole or not at all', async () => {
  const { client, lake } = await serveLake()
  const editor = client()
  const outcome = await conflict(
    editor
      .transaction()
      .create(plan)
      .patch('plan', (patch) => patch.set({ price: 1 }))
      .patch('missing', (patch) => patch.set({ price: 1 }))
      .commit(),
  )
  expect(outcome).toMatchObject({
    status: 409,
    item: { type: 'documentNotFoundError', id: 'missing' },
  })
  expect(lake.count('production')).toBe(0)

  const { transactionId, results } = await editor
    .transaction()
    .create(plan)
    .patch('plan', (patch) => patch.set({ price: 1 }))
    .transactionId('my-transaction')
    .commit()
  expect(transactionId).toBe('my-transaction')
  expect(results.map(({ operation }) => operation)).toEqual(['create', 'update'])
  expect(await editor.getDocument('plan')).toMatchObject({ price: 1, _rev: 'my-transaction' })
  await expect(
    editor.transaction().create({ _type: 'plan' }).transactionId('my-transaction').commit(),
  ).rejects.toThrow('Transaction with ID "my-transaction" already exists')
})

test.each([
  ['memory', () => memoryStorage()],
  ['SQLite', async () => sqliteStorage({ directory: await scratchFolder() })],
])(
  'with %s, many mutations are kept as several transactions, all of them or none',
  async (_what, storage) => {
    const { lake, client } = await serveLake({ storage: await storage() })
    const note = (n: number, to: number) => ({
      create: { _id: `note-${n}`, _type: 'note', next: { _ref: `note-${to}` } },
    })
    // Each refers to the one that comes next, the last to the first.
    const notes = Array.from({ length: 10 }, (_, n) => note(n, (n + 1) % 10))
    const options = { mutationsEach: 4 }
    await expect(
      lake.mutate('production', [...notes, note(10, 99)], options),
    ).rejects.toMatchObject({ status: 409 })
    expect(lake.count('production')).toBe(0)

    const gone = { delete: { id: 'note-old' } }
    await lake.mutate('production', [{ create: { _id: 'note-old', _type: 'note' } }])
    await lake.mutate('production', [...notes, gone], options)
    expect(await client().fetch('count(*[_type == "note" && defined(next->_id)])')).toBe(10)
    const url = '/data/history/production/transactions'
    const text: string = await client().request({ url })
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.slice(1).map(({ documentIDs }) => documentIDs.length)).toEqual([4, 4, 3])
    const { _rev } = await client().fetch('*[_id == "note-5"][0]')
    expect(_rev).toBe(lines[2].id)
    expect(lines[3].documentIDs).toContain('note-old')
  },
)

test('a document cannot be created twice', async () => {
  const { client } = await serveLake()
  await client().create(plan)
  expect(await conflict(client().create(plan))).toMatchObject({
    status: 409,
    item: { type: 'documentAlreadyExistsError', id: 'plan' },
  })
})

test('documents are patched and deleted by query', async () => {
  const { client } = await serveLake()
  const editor = client()
  for (const n of [1, 2, 3]) await editor.create({ _id: `plan${n}`, _type: 'plan', n })
  await editor.mutate([
    { patch: { query: '*[_type == "plan" && n > $n]', params: { n: 1 }, set: { big: true } } },
  ])
  expect(await editor.fetch('*[big == true]._id')).toEqual(['plan2', 'plan3'])
  await editor.delete({ query: '*[big == true]' })
  expect(await editor.fetch('*._id')).toEqual(['plan1'])
})

test.each([
  ['lacks a parameter', '*[_type == $type]'],
  ['cannot be answered at once', '*[diff::changedAny({"a": 1}, {"a": 2}, a)]'],
])('a query that %s selects no documents, and is refused', async (_what, query) => {
  const { client, lake } = await serveLake()
  const editor = client()
  await editor.create({ _id: 'plan', _type: 'plan' })
  await expect(editor.delete({ query })).rejects.toMatchObject({ statusCode: 400 })
  expect(lake.count('production')).toBe(1)
})

test('a dry run says what would happen and writes nothing', async () => {
  const { client, lake } = await serveLake()
  expect(await client().create(plan, { dryRun: true })).toMatchObject(plan)
  expect(lake.count('production')).toBe(0)
})

test('answers hold the documents or the ids, as asked', async () => {
  const { client, url } = await serveLake()
  expect(await client().create(plan, { returnDocuments: false })).toMatchObject({
    documentId: 'plan',
    results: [{ id: 'plan', operation: 'create' }],
  })
  const answer = await fetch(`${url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor-token' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'plan', set: { n: 1 } } }] }),
  })
  expect(await answer.json()).toEqual({
    transactionId: expect.any(String),
    results: [{ operation: 'update' }],
  })
})

test('items of arrays are given keys when asked', async () => {
  const { client } = await serveLake()
  const page = { _type: 'page', sections: [{ _type: 'hero' }, { _key: 'mine', _type: 'faq' }] }
  const created = await client().create(page, { autoGenerateArrayKeys: true })
  expect(created.sections).toEqual([
    { _type: 'hero', _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { _type: 'faq', _key: 'mine' },
  ])
})

test('a strong reference needs its document, a weak one does not', async () => {
  const { client } = await serveLake()
  const editor = client()
  const to = (_weak?: boolean) => ({
    _type: 'reference',
    _ref: 'plan',
    ...(_weak ? { _weak } : {}),
  })
  expect(await conflict(editor.create({ _id: 'card', _type: 'card', plan: to() }))).toMatchObject({
    status: 409,
    item: {
      id: 'card',
      referenceID: 'plan',
      description: expect.stringContaining('non-existent document "plan"'),
    },
  })
  await editor.create({ _id: 'card', _type: 'card', plan: to(true) })
  // In one transaction the order does not matter.
  await editor
    .transaction()
    .create({ _id: 'strong', _type: 'card', plan: to() })
    .create(plan)
    .commit()

  expect(await conflict(editor.delete('plan'))).toMatchObject({
    status: 409,
    item: { type: 'documentHasExistingReferencesError', id: 'plan', referencingIDs: ['strong'] },
  })
  await editor.transaction().delete('plan').delete('strong').commit()
  expect(await editor.fetch('*._id')).toEqual(['card'])
})

test('when a document was created cannot be taken from it by a patch', async () => {
  const { client } = await serveLake()
  const { _createdAt } = await client().create(plan)
  for (const patch of [{ unset: ['_createdAt'] }, { set: { _createdAt: null } }]) {
    expect(await client().patch('plan', patch).commit()).toMatchObject({ _createdAt })
  }
  const earlier = '2020-01-01T00:00:00Z'
  const moved = await client().patch('plan').set({ _createdAt: earlier }).commit()
  expect(moved._createdAt).toBe(earlier)
})

test('the id and the type of a document cannot be patched', async () => {
  const { client } = await serveLake()
  await client().create(plan)
  for (const set of [{ _id: 'other' }, { _type: 'page' }]) {
    expect(await conflict(client().patch('plan').set(set).commit())).toMatchObject({ status: 400 })
  }
})
