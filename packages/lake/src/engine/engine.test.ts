import { expect, onTestFinished, test, vi } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { OutOfTime } from '../groq/deadline.ts'
import { bucketsBy } from './buckets.ts'
import { Engine, type EngineOptions, type QueryResult } from './engine.ts'
import { Store } from './store.ts'
import { syncTag } from './tags.ts'

const indexedPaths = ['slug.current', 'path']

function document(_id: string, _type: string, attributes: object = {}): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  return { _id, _type, _rev: 'r', _createdAt: time, _updatedAt: time, ...attributes }
}

function world(options: Partial<EngineOptions> = {}) {
  const store = new Store(bucketsBy(indexedPaths))
  const engine = new Engine({
    projectId: 'jalonne',
    dataset: 'production',
    indexedPaths,
    now: () => new Date('2026-01-01T00:00:00Z'),
    queryMs: 1_000,
    blockMs: 1_000,
    cacheBytes: 1024 * 1024,
    resultBytes: 1024 * 1024,
    anonymousResultBytes: 1024 * 1024,
    ...options,
  })
  const answer = (query: string, params: Record<string, unknown> = {}): QueryResult => {
    const given = engine.query(store, { query, params, identity: null })
    if (given instanceof Promise) throw new Error('Expected an answer at once')
    return given
  }
  const result = (query: string, params = {}): unknown => JSON.parse(answer(query, params).json)
  return { store, engine, answer, result }
}

function site() {
  const made = world()
  const { store } = made
  store.put(document('home', 'page', { path: '/', author: { _ref: 'marie' } }))
  store.put(document('pricing', 'page', { path: '/pricing', plans: [{ _ref: 'big' }] }))
  store.put(document('marie', 'person', { name: 'Marie' }))
  store.put(document('big', 'plan', { name: 'Big', order: 2 }))
  store.put(document('small', 'plan', { name: 'Small', order: 1, slug: { current: 'small' } }))
  return made
}

test.each([
  ['*[_type == "page" && path == $path][0]', ['a:path:/pricing']],
  ['*[_type == "page" && path == $path][0]{plans[]->{name}}', ['a:path:/pricing', 'f:big:name']],
  ['*[path == "/"][0].author->name', ['a:path:/', 'f:marie:name']],
  ['*[path == "/"][0].author->slug.current', ['a:path:/', 'f:marie:slug']],
  ['*[path == "/"][0]{"who": author->}', ['a:path:/', 'i:marie']],
  ['*[path == "/"][0]{"who": author->{..., name}}', ['a:path:/', 'i:marie']],
  [
    '*[path == "/"][0]{"who": author->{"n": [1][^.name == "M"], "list": list[]{"all": ^}}}',
    ['a:path:/', 'i:marie'],
  ],
  [
    '*[path == "/"][0]{"who": author->{"n": list[@ == ^.name], "m": list[]{"x": ^.name}}}',
    ['a:path:/', 'f:marie:list', 'f:marie:name'],
  ],
  ['*[path == "/"][0]{"who": author->{name, slug}}', ['a:path:/', 'f:marie:name', 'f:marie:slug']],
  ['*[path == "/"][0]{"who": author->{slug, job}}', ['a:path:/', 'i:marie']],
  ['*[path == "/"][0]{"who": author->{name, slug, job}}', ['a:path:/', 'i:marie']],
  ['{"all": *[path == "/"][0]{"who": author->{name}, "id": author->}}', ['a:path:/', 'i:marie']],
  ['{"all": count(*), "who": *[path == "/"][0].author->name}', ['*']],
  ['*[path == "/"][0].gone->name', ['a:path:/']],
  ['*[_id == "pricing"][0].plans[1]->name', ['i:pricing']],
  ['{"_ref": "nobody"}->name', ['e:nobody']],
  ['*[_type == "page" && path == "/nowhere"][0]', ['a:path:/nowhere']],
  ['*[_id == "settings"][0]', ['i:settings']],
  ['*[_id in ["marie", "nobody"]]', ['i:marie', 'i:nobody']],
  ['*[_type == "plan" && slug.current == "small"]', ['a:slug.current:small']],
  ['*[_type == "plan"] | order(order)[0...1]', ['t:plan']],
  ['*[references("big")]', ['r:big']],
  ['*[_type == "person"]{"pages": *[references(^._id)]}', ['t:person', 'r:marie']],
  ['{"page": *[path == "/"][0], "plans": count(*[_type == "plan"])}', ['a:path:/', 't:plan']],
  [
    '*[_id == "home"]{"near": *[path in ["/", ^.path, "/pricing"]]._id}',
    ['i:home', 'a:path:/', 'a:path:/pricing'],
  ],
  ['count(*)', ['*']],
  ['count(*[_type == "plan"])', ['t:plan']],
  ['count(*[_type == "page" && defined(path)])', ['t:page']],
  ['*[title match "x"]', ['*']],
  ['1 + 1', []],
])('%s depends on the buckets it reads, and on no more', (query, buckets) => {
  const { answer } = site()
  const { syncTags } = answer(query, { path: '/pricing' })
  expect(JSON.parse(syncTags)).toEqual(buckets.map(syncTag))
})

test('a result is cached until a document it depends on changes', () => {
  const { answer, store } = site()
  const query = '*[_type == "page" && path == $path][0]{"plans": plans[]->name}'
  const first = answer(query, { path: '/pricing' })
  store.put(document('home', 'page', { path: '/', title: 'New' }))
  expect(answer(query, { path: '/pricing' })).toBe(first)
  store.put(document('big', 'plan', { name: 'Bigger' }))
  expect(JSON.parse(answer(query, { path: '/pricing' }).json)).toEqual({ plans: ['Bigger'] })
})

test('an answer that found nothing changes when the document appears', () => {
  const { result, store } = site()
  const query = '*[_type == "page" && path == "/team"][0]._id'
  expect(result(query)).toBeNull()
  store.put(document('team', 'page', { path: '/team' }))
  expect(result(query)).toBe('team')
})

test('a query is not taken for another one with its values, whatever it is', () => {
  const { store, result } = world()
  for (const id of ['a', 'b', 'c']) store.put(document(id, 'x'))
  const [short, values] = ['*[_type=="x"][0...$n]', { n: 2 }]
  const long = `${short}\n${JSON.stringify(values)}`
  result(short, values)
  expect(result(long, { n: 3 })).toEqual([values, values, values])
})

test('what depends on the clock or on the reader is not cached', () => {
  let year = 2026
  const { answer, engine, store } = world({ now: () => new Date(`${year}-01-01T00:00:00Z`) })
  expect(answer('now()').json).toContain('2026')
  year = 2027
  expect(answer('now()').json).toContain('2027')
  const who = (id: string) =>
    engine.query(store, { query: 'identity()', params: {}, identity: { id, role: 'viewer' } })
  expect(who('marie')).toMatchObject({ json: '"marie"' })
  expect(who('bob')).toMatchObject({ json: '"bob"' })
})

test('memory for answers is bounded, and the answers stay right', () => {
  const { answer, result, store } = world({ cacheBytes: 4_000 })
  store.put(document('a', 'page', { text: 'x'.repeat(600) }))
  const first = answer('*[_id == "a"]')
  expect(answer('*[_id == "a"]')).toBe(first)
  for (let n = 0; n < 10; n++) answer(`*[_id == "a"]{text, "n": ${n}}`)
  expect(answer('*[_id == "a"]')).not.toBe(first)
  expect(result('count(*[_id == "a"])')).toBe(1)
})

test('memory for answers is bounded however short they are', () => {
  const { answer, engine } = world({ cacheBytes: 100_000 })
  for (let a = 0; a < 1_000; a++) answer('$a', { a })
  expect(engine.cache.results).toBeLessThan(200)
})

test('a nested loop without end is given up after its time', () => {
  const { store, result } = world({ queryMs: 20 })
  for (let n = 0; n < 500; n++) store.put(document(`d${n}`, 'page', { n }))
  const slow = 'count(*[count(*[count(*[n > ^.n + ^.^.n]) > 0]) > 0])'
  expect(() => result(slow)).toThrow('took too long')
})

test("the studio's search for words, phrases and beginnings of words finds documents", () => {
  const { result, store } = world()
  store.put(document('a', 'page', { title: 'Alpine lake', body: [{ text: 'a long route' }] }))
  store.put(document('b', 'page', { title: 'Lake of the city' }))
  const search = (words: string) => result('*[[@, _id] match text::query($words)]._id', { words })
  expect(search('lake')).toEqual(['a', 'b'])
  expect(search('lak* -city')).toEqual(['a'])
  expect(search('"long route"')).toEqual(['a'])
  expect(search('mountain')).toEqual([])
  expect(search('alpine & lake')).toEqual(['a'])
  expect(search('*')).toEqual(['a', 'b'])
})

test('words are found as any keyboard types them: without accents, ligatures and typographic apostrophes', () => {
  const { result, store } = world()
  const title = 'L’Hébergement de l’École, au cœur d’un château'
  store.put(document('a', 'page', { title }))
  store.put(document('b', 'page', { title: "The host's own school of the hotels" }))
  const search = (words: string) => result('*[[@, _id] match text::query($words)]._id', { words })
  for (const typed of ["l'ecole", 'l’École', "L'HEBERG*", 'chateau', 'château', 'coeur', 'cœur']) {
    expect([typed, search(typed)]).toEqual([typed, ['a']])
  }
  expect(search('"d\'un chateau"')).toEqual(['a'])
  expect(search('-chateau')).toEqual(['b'])
  // The other way round, too.
  expect(search('hôtels')).toEqual(['b'])
  expect(search('host’s')).toEqual(['b'])
})

test('a text query over other values than all text, and `match` itself, find what is written', () => {
  const { result, store } = world()
  store.put(document('a', 'page', { title: 'École d’été a≮b' }))
  store.put(document('b', 'page', { title: 'ECOLES' }))
  const found = (filter: string) => result(`count(*[${filter}])`)
  expect(found('title match "ecole"')).toBe(0)
  expect(found('title match "école"')).toBe(1)
  expect(found('title match "a≮b"')).toBe(1)
  expect(found('title match "d\'été"')).toBe(0)
  expect(found('title match text::query("ecole")')).toBe(0)
  expect(found('title match text::query("école*")')).toBe(1)
  expect(found('[title, _type] match text::query("école*")')).toBe(1)
  expect(result('count(["École"][[@, "x"] match text::query("école")])')).toBe(0)
  expect(found('["École", @] match text::query("école")')).toBe(2)
})

test('a list says each value once, null too', () => {
  const { result } = world()
  expect(result('array::unique([1, null, "a", 1, null, "a"])')).toEqual([1, null, 'a'])
  expect(result('array::unique([{"a": 1}, {"a": 1}])')).toHaveLength(2)
  expect(result('array::unique("text")')).toBeNull()
})

test('words are found in dotted names, across spans and in any case', () => {
  const { result, store } = world()
  const span = (text: string) => ({ _type: 'span', text })
  const body = [{ _type: 'block', children: [span('The Matter'), span('horn.')] }]
  store.put(document('a', 'page', { title: 'Mont.Blanc ÉTÉ', body }))
  const found = (filter: string) => result(`count(*[${filter}])`)
  expect(found('title match "montblanc"')).toBe(1)
  expect(found('title match "mont.blanc"')).toBe(1)
  expect(found('title match "été"')).toBe(1)
  expect(found('pt::text(body) match "matterhorn"')).toBe(1)
  expect(found('body[].children[].text match "matterhorn"')).toBe(0)
})

test('functions that only run asynchronously are answered too', async () => {
  const { engine, store } = site()
  const query = 'count(*[diff::changedAny({"a": 1}, {"a": 2}, a)])'
  expect(await engine.query(store, { query, params: {}, identity: null })).toMatchObject({
    json: '5',
  })
})

test('a reader whose first query took too long to read is not refused the next', async () => {
  let heldUp = 1
  const left = { time: 150, indexedTime: 150, planTime: 100 }
  const limit = (name: keyof typeof left) => ({
    take: (_client: string, ms: number) => {
      if (left[name] < ms) return 1
      left[name] -= ms
      return 0
    },
    giveBack: (_client: string, ms: number) => {
      left[name] += ms
    },
  })
  const anonymous = {
    time: limit('time'),
    indexedTime: limit('indexedTime'),
    planTime: limit('planTime'),
    workedMs: () => 0,
    interrupt: <T>(_ms: number, run: () => T): T => {
      if (heldUp-- > 0) throw new OutOfTime()
      return run()
    },
  }
  const slowQueries = {
    run: async () => ({ json: 'null', sourceMap: null, dependencies: [] }),
    close: async () => {},
  }
  const { store, engine } = world({ anonymous, slowQueries })
  store.put(document('pricing', 'page', { path: '/pricing' }))
  const fields = Array.from({ length: 400 }, (_, number) => `"field${number}": _id`)
  const page = `*[_type == "page" && path == $path][0]{${fields.join(', ')}}`
  expect(page.length).toBeGreaterThan(5_000)
  const query = (path: string) =>
    engine.query(store, { query: page, params: { path }, identity: null, client: 'reader' })
  await query('/')
  expect((await query('/pricing')).json).toContain('"field399":"pricing"')
})

test('the first page of a lake that has just started, which takes long to read it, is answered at once', async () => {
  const needsMs = [60, 10]
  const time = { take: () => 0, giveBack: () => {} }
  const interrupt = <T>(ms: number, run: () => T): T => {
    if (ms < (needsMs.shift() ?? 0)) throw new OutOfTime()
    return run()
  }
  const anonymous = { time, indexedTime: time, planTime: time, workedMs: () => 0, interrupt }
  const slowQueries = {
    run: () => Promise.reject(new OutOfTime()),
    close: async () => {},
  }
  const { store, engine } = world({ anonymous, slowQueries })
  store.put(document('pricing', 'page', { path: '/pricing' }))
  const query = '*[_type == "page" && path == $path][0]._id'
  const params = { path: '/pricing' }
  const request = { query, params, identity: null, client: 'reader' }
  expect((await engine.query(store, request)).json).toBe('"pricing"')
})

test('a page that was held up is answered at once again, however often, for readers without a token too', async () => {
  let heldUp = 0
  const time = { take: () => 0, giveBack: () => {} }
  const anonymous = {
    time,
    indexedTime: time,
    planTime: time,
    workedMs: () => 0,
    interrupt: <T>(_ms: number, run: () => T): T => {
      if (heldUp-- > 0) throw new OutOfTime()
      return run()
    },
  }
  const beside: string[] = []
  const slowQueries = {
    run: async ({ query }: { query: string }) => {
      beside.push(query)
      return { json: 'null', sourceMap: null, dependencies: [] }
    },
    close: async () => {},
  }
  const { store, engine } = world({ anonymous, slowQueries })
  store.put(document('pricing', 'page', { path: '/pricing' }))
  const ask = async (query: string, path: string) =>
    engine.query(store, { query, params: { path }, identity: null, client: 'reader' })
  const page = '*[_type == "page" && path == $path][0]._id'
  await ask(page, '/')
  for (const path of ['/contact', '/about-us']) {
    heldUp = 1
    await ask(page, path)
  }
  expect(beside).toEqual([page, page])
  expect((await ask(page, '/pricing')).json).toBe('"pricing"')

  // What reads everything is not begun again after the second time.
  const everything = '*[title == $path]._id'
  await ask(everything, '/')
  for (const path of ['/1', '/2']) {
    heldUp = 1
    await ask(everything, path)
  }
  heldUp = 0
  beside.length = 0
  await ask(everything, '/3')
  expect(beside).toEqual([everything])

  // Those with a token have longer turns.
  await engine.query(store, { query: everything, params: { path: '/4' }, identity: null })
  expect(beside).toEqual([everything])
})

test('a query without a token is not given up by the clock while the machine does something else', async () => {
  const time = { take: () => 0, giveBack: () => {} }
  const interrupt = <T>(_ms: number, run: () => T): T => run()
  const anonymous = { time, indexedTime: time, planTime: time, workedMs: () => 0, interrupt }
  const slowQueries = { run: () => Promise.reject(new OutOfTime()), close: async () => {} }
  const { store, engine } = world({ anonymous, slowQueries })
  store.put(document('pricing', 'page', { path: '/pricing' }))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
  onTestFinished(() => void vi.restoreAllMocks())
  const query = '*[_type == "page" && path == $path][0]{_id, "all": count(*[_type == "page"])}'
  const request = { query, params: { path: '/pricing' }, identity: null, client: 'reader' }
  expect((await engine.query(store, request)).json).toBe('{"_id":"pricing","all":1}')
})
