import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { interrupt, workedMs, workerQueries } from '../src/node.ts'
import { serveLake } from './support/serve-lake.ts'

const pages = [
  { create: { _id: 'home', _type: 'page', path: '/', title: 'Home' } },
  { create: { _id: 'pricing', _type: 'page', path: '/pricing', title: 'Pricing' } },
  { create: { _id: 'drafts.pricing', _type: 'page', path: '/pricing', title: 'New pricing' } },
  { create: { _id: 'drafts.team', _type: 'page', path: '/team', title: 'Team' } },
  { create: { _id: 'versions.summer.home', _type: 'page', path: '/', title: 'Summer' } },
  { create: { _id: 'secret.note', _type: 'page', path: '/note', title: 'Note' } },
]

async function withPages() {
  const served = await serveLake()
  await served.lake.mutate('production', pages)
  return served
}

const titlesQuery = '*[_type == "page"] | order(path) {_id, title}.title'

test('a visitor without a token queries published documents', async () => {
  const { client } = await withPages()
  const titles = await client(null).fetch(titlesQuery)
  expect(titles).toEqual(['Home', 'Pricing'])
})

test('parameters reach the query, in GET and, when it grows long, in POST', async () => {
  const { client } = await withPages()
  const query = '*[_type == "page" && path == $path][0].title'
  expect(await client(null).fetch(query, { path: '/pricing' })).toBe('Pricing')
  const long = `${query} // ${'x'.repeat(12_000)}`
  expect(await client(null).fetch(long, { path: '/pricing' })).toBe('Pricing')
})

test('parameters may decide the form of a query', async () => {
  const { client, lake } = await withPages()
  const plan = { _id: 'plan', _type: 'plan', name: { fr: 'Essentiel', en: 'Essential' } }
  await lake.mutate('production', [{ create: plan }])
  const query = '*[_type == "plan"][0...$n]{"name": name[$lang]}'
  expect(await client(null).fetch(query, { n: 1, lang: 'fr' })).toEqual([{ name: 'Essentiel' }])
  expect(await client(null).fetch(query, { n: 1, lang: 'en' })).toEqual([{ name: 'Essential' }])
  expect(await client(null).fetch(query, { n: 0, lang: 'en' })).toEqual([])
})

test.each([
  ['published', ['Home', 'Note', 'Pricing']],
  ['drafts', ['Home', 'Note', 'New pricing', 'Team']],
  ['previewDrafts', ['Home', 'Note', 'New pricing', 'Team']],
  ['raw', ['Home', 'Summer', 'Note', 'New pricing', 'Pricing', 'Team']],
])('with a token, the perspective %s shows its editions', async (perspective, titles) => {
  const { client, url } = await withPages()
  const answer = await fetch(
    `${url}/v2025-02-19/data/query/production?query=${encodeURIComponent(titlesQuery)}&perspective=${perspective}`,
    { headers: { authorization: 'Bearer viewer-token' } },
  )
  expect(await answer.json()).toMatchObject({ result: titles })
  if (perspective === 'previewDrafts') return
  const viaClient = client('viewer-token').withConfig({
    perspective: perspective as 'published' | 'drafts' | 'raw',
  })
  expect(await viaClient.fetch(titlesQuery)).toEqual(titles)
})

test('a stack of releases is read leftmost first, and says where a document comes from', async () => {
  const { client } = await withPages()
  const stack = client('viewer-token').withConfig({ perspective: ['summer', 'drafts'] })
  expect(await stack.fetch(titlesQuery)).toEqual(['Summer', 'Note', 'New pricing', 'Team'])
  expect(await stack.fetch('*[_id == "home"][0]{_id, _originalId}')).toEqual({
    _id: 'home',
    _originalId: 'versions.summer.home',
  })
})

test('the id a document is stored under is `_originalId` in overlays, and `_id` in raw', async () => {
  const { client } = await withPages()
  const found = (perspective: 'raw' | 'drafts' | 'published', filter: string) =>
    client().withConfig({ perspective }).fetch(`*[_type == "page" && ${filter}].title`)
  const [original, own] = ['_originalId in path("drafts.**")', '_id in path("drafts.**")']
  expect(await found('drafts', original)).toEqual(['New pricing', 'Team'])
  expect(await found('drafts', own)).toEqual([])
  expect(await found('raw', own)).toEqual(['New pricing', 'Team'])
  expect(await found('raw', original)).toEqual([])
  expect(await found('published', `${own} || ${original}`)).toEqual([])
})

test("a document list of the Studio finds drafts by a filter that holds in both of the list's perspectives", async () => {
  const { client } = await withPages()
  const filter = '_id in path("drafts.**") || _originalId in path("drafts.**")'
  // The list asks for types without a perspective, which is raw before 2025-02-19, then for documents in that of the Studio.
  const list = client('editor-token', '2024-08-01')
  const types = await list.fetch(`array::unique(*[${filter}][]._type)`)
  expect(types).toEqual(['page'])
  const query = `*[_type in $types && (${filter})] | order(_id)._id`
  const perspective = 'drafts' as const
  expect(await list.fetch(query, { types }, { perspective })).toEqual(['pricing', 'team'])
})

test('references resolve within the perspective', async () => {
  const { client, lake } = await withPages()
  const reference = { _type: 'reference', _ref: 'pricing' }
  await lake.mutate('production', [{ create: { _id: 'nav', _type: 'nav', link: reference } }])
  const query = '*[_id == "nav"][0].link->title'
  expect(await client().fetch(query)).toBe('Pricing')
  expect(await client().withConfig({ perspective: 'drafts' }).fetch(query)).toBe('New pricing')
})

test('drafts cannot be seen without a token, whatever is asked for', async () => {
  const { client, url } = await withPages()
  for (const perspective of ['drafts', 'raw', 'summer,drafts']) {
    const answer = await fetch(
      `${url}/v2025-02-19/data/query/production?query=*&perspective=${perspective}`,
    )
    expect(answer.status).toBe(401)
  }
  // Versions before 2025-02-19 meant raw when no perspective was named.
  expect(
    await client(null, '2021-06-07').fetch('*[path == "/team" || _id in path("drafts.**")]'),
  ).toEqual([])
  expect(await client(null).getDocument('drafts.team')).toBeUndefined()
  expect(await client().getDocument('drafts.team')).toMatchObject({ title: 'Team' })
  const omitted = await fetch(`${url}/v2025-02-19/data/doc/production/drafts.team,gone`)
  expect(await omitted.json()).toEqual({
    documents: [],
    omitted: [
      { id: 'drafts.team', reason: 'permission' },
      { id: 'gone', reason: 'existence' },
    ],
  })
})

test('the default perspective follows the API version', async () => {
  const { client } = await withPages()
  expect(await client('viewer-token', '2025-02-18').fetch('count(*)')).toBe(6)
  expect(await client('viewer-token', '2025-02-19').fetch('count(*)')).toBe(3)
  expect(await client('viewer-token', 'X').fetch('count(*)')).toBe(3)
})

test('documents are read by id, in the order asked for', async () => {
  const { url } = await withPages()
  // The client sorts what it gets.
  const answer = await fetch(`${url}/v2025-02-19/data/doc/production/pricing,gone,home`)
  expect(await answer.json()).toEqual({
    documents: [
      expect.objectContaining({ _id: 'pricing' }),
      expect.objectContaining({ _id: 'home' }),
    ],
    omitted: [{ id: 'gone', reason: 'existence' }],
  })
})

test('an editor is given a document with all its drafts and versions where they ask for them', async () => {
  const { client, url } = await withPages()
  const editions = async (id: string, token?: null) => {
    const found = await client(token).getDocument(id, { includeAllVersions: true })
    return found.map(({ title }) => title)
  }
  expect(await editions('pricing')).toEqual(['Pricing', 'New pricing'])
  expect(await editions('drafts.pricing')).toEqual(['Pricing', 'New pricing'])
  expect(await editions('home')).toEqual(['Home', 'Summer'])
  expect(await editions('team')).toEqual(['Team'])
  expect(await editions('home', null)).toEqual(['Home'])
  // Not even that there are any is told to others.
  const answer = await fetch(`${url}/v2025-02-19/data/doc/production/home?includeAllVersions=true`)
  expect((await answer.json()).omitted).toEqual([])
})

test('without a token documents are read by id within the share of the reader', async () => {
  const left = new Map([
    ['reader', 60],
    ['other', 60],
  ])
  const time = {
    take(name: string, ms: number) {
      const rest = (left.get(name) ?? 0) - ms
      if (rest >= 0) left.set(name, rest)
      return rest >= 0 ? 0 : 7
    },
    giveBack: () => {},
  }
  const limits = { anonymousResultBytes: 2_000 }
  const anonymous = { time, indexedTime: time, planTime: time, workedMs, interrupt }
  const { lake } = await serveLake({ limits, anonymous })
  const text = 'x'.repeat(1_500)
  await lake.mutate(
    'production',
    ['a', 'b'].map((_id) => ({ create: { _id, _type: 'page', text } })),
  )
  const read = async (ids: string, client: string, headers = {}) => {
    const url = `http://lake/v2025-02-19/data/doc/production/${ids}`
    const answer = await lake.fetch(new Request(url, { headers }), { client })
    return [answer.status, answer.headers.get('retry-after')]
  }
  expect(await read('a', 'reader')).toEqual([200, null])
  expect(await read('a,b', 'reader')).toEqual([400, null])
  expect(await read('a', 'reader')).toEqual([429, '7'])
  expect(await read('a', 'other')).toEqual([200, null])
  const token = { authorization: 'Bearer viewer-token' }
  expect(await read('a,b', 'reader', token)).toEqual([200, null])
})

test('a search for a line of stars is answered, and a pattern without end given up while others are answered', async () => {
  const time = { take: () => 0, giveBack: () => {} }
  const { client } = await serveLake({
    anonymous: { time, indexedTime: time, planTime: time, workedMs, interrupt },
    slowQueries: workerQueries(),
    limits: { queryMs: 1_000 },
  })
  const editor = client()
  await editor.create({ _id: 'a', _type: 'page', title: `${'a'.repeat(60)}xb`, path: '/' })
  const search = '*[_type == "page" && title match text::query($words)]._id'
  expect(await editor.fetch(search, { words: `${'*'.repeat(40)}xb` })).toEqual(['a'])
  expect(await editor.fetch(search, { words: `${'*'.repeat(40)}ax` })).toEqual([])
  const endless = editor.fetch('*[title match $pattern]._id', { pattern: `${'*a'.repeat(30)}x` })
  const refused = expect(endless).rejects.toMatchObject({ statusCode: 408 })
  expect(await editor.fetch('*[path == "/"]._id')).toEqual(['a'])
  await refused
  const parsed = editor.fetch(`*[0]${'.a'.repeat(30_000)}`)
  const answered = expect(parsed).rejects.toMatchObject({ statusCode: 408 })
  expect(await editor.fetch('*[path == "/"]._id')).toEqual(['a'])
  await answered
})

test('what a query without a token may give is smaller', async () => {
  const { lake } = await serveLake({ limits: { anonymousResultBytes: 2_000 } })
  await lake.mutate('production', [
    { create: { _id: 'a', _type: 'page', text: 'x'.repeat(3_000) } },
  ])
  const ask = (headers = {}, caller = {}) =>
    lake.fetch(
      new Request('http://lake/v2025-02-19/data/query/production?query=*', { headers }),
      caller,
    )
  expect((await ask({}, { client: 'reader' })).status).toBe(400)
  expect((await ask({ authorization: 'Bearer viewer-token' }, { client: 'reader' })).status).toBe(
    200,
  )
})

test('the answer carries sync tags, the query unless it is not wanted, and takes a live event id', async () => {
  const { client, url } = await withPages()
  const full = await client(null).fetch(
    '*[_id == "nothing"]',
    {},
    {
      filterResponse: false,
      lastLiveEventId: 'abc-1',
    },
  )
  expect(full).toMatchObject({
    query: '*[_id == "nothing"]',
    result: [],
    syncTags: [expect.stringMatching(/^s1:/)],
  })
  const bare = await fetch(`${url}/v2025-02-19/data/query/production?query=1&returnQuery=false`)
  expect(await bare.json()).toEqual({ result: 1, syncTags: [], ms: expect.any(Number) })
})

test('an answer says where its parts come from when it is asked, drafts under their own id', async () => {
  const { client, lake } = await withPages()
  const body = [{ _key: 'k1', _type: 'block', text: 'Hello' }]
  await lake.mutate('production', [{ patch: { id: 'drafts.pricing', set: { body } } }])
  const editor = client().withConfig({ perspective: 'drafts' })
  const query = '*[_type == "page" && path == $path][0]{"heading": title, body[]{text}}'
  const ask = async (resultSourceMap: boolean | 'withKeyArraySelector') => {
    const options = { filterResponse: false, resultSourceMap } as const
    return editor.fetch(query, { path: '/pricing' }, options)
  }
  const keyed = await ask('withKeyArraySelector')
  expect(keyed.result).toEqual({ heading: 'New pricing', body: [{ text: 'Hello' }] })
  const { documents, paths, mappings } = keyed.resultSourceMap ?? {}
  expect(documents).toEqual([{ _id: 'drafts.pricing', _type: 'page' }])
  expect(paths).toEqual(["$['title']", "$['body'][?(@._key=='k1')]['text']"])
  expect(mappings?.["$['heading']"]).toEqual({
    type: 'value',
    source: { type: 'documentValue', document: 0, path: 0 },
  })
  expect((await ask(true)).resultSourceMap?.paths).toContain("$['body'][0]['text']")
  expect((await ask(false)).resultSourceMap).toBeUndefined()
})

test('an overlay is told where its texts are edited', async () => {
  const { client } = await withPages()
  const editor = client().withConfig({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: 'https://studio.example' },
  })
  const title = await editor.fetch('*[path == "/pricing"][0].title')
  expect(stegaClean(title)).toBe('New pricing')
  expect(title).not.toBe('New pricing')
})
