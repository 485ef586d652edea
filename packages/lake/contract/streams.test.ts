import { connect } from 'node:net'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { readUntil } from '@jalonne/node-kit/testing/read-until'
import type { LiveEvent, MutationEvent, WelcomeEvent } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { expect, test, vi } from 'vitest'
import { interrupt, workedMs } from '../src/node.ts'
import { Collected } from './support/collect.ts'
import { type ServedLake, serveLake } from './support/serve-lake.ts'

type ListenEvent = MutationEvent | WelcomeEvent
const isMutation = (event: ListenEvent): event is MutationEvent => event.type === 'mutation'
const isMessage = (event: LiveEvent) => event.type === 'message'

async function listening(
  served: ServedLake,
  token: string | null,
  query: string,
  options = {},
  apiVersion?: string,
) {
  const source = served.client(token, apiVersion).listen(
    query,
    {},
    {
      includeResult: true,
      includePreviousRevision: true,
      events: ['welcome', 'mutation'],
      ...options,
    },
  )
  const events = new Collected<ListenEvent>(source as never)
  await events.first((event) => event.type === 'welcome')
  return events
}

const livening = async (served: ServedLake, token: string | null, includeDrafts = false) => {
  const events = new Collected<LiveEvent>(served.client(token).live.events({ includeDrafts }))
  await events.first((event) => event.type === 'welcome')
  return events
}

test('a listener hears of documents that come into, change in and leave its query', async () => {
  const served = await serveLake()
  const events = await listening(served, 'editor-token', '*[_type == "page" && visible == true]')
  const editor = served.client()
  await editor.create({ _id: 'other', _type: 'plan' })
  const first = await editor.create({ _id: 'home', _type: 'page', visible: true })
  const second = await editor.patch('home').set({ title: 'Home' }).commit()
  await editor.patch('home').set({ visible: false }).commit()
  await events.first((event) => isMutation(event) && event.transition === 'disappear')
  const heard = events.all.filter(isMutation)
  expect(heard.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
  expect(heard[1]).toMatchObject({
    documentId: 'home',
    identity: 'marie',
    previousRev: first._rev,
    resultRev: second._rev,
    result: { title: 'Home' },
    previous: { visible: true },
    mutations: [{ patch: { id: 'home', set: { title: 'Home' } } }],
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    visibility: 'transaction',
  })
})

test('a listener is told what a change did, and what undoes it, when it asks', async () => {
  const served = await serveLake()
  await served.client().create({ _id: 'home', _type: 'page', title: 'Home' })
  const events = await listening(served, null, '*', { effectFormat: 'mendoza' })
  await served.client().patch('home').set({ title: 'Start' }).commit()
  const event = await events.first(isMutation)
  if (!isMutation(event) || !event.effects) throw new Error('The event carries no effects')
  const { previous, result, effects } = event
  const bare = (document: object | null | undefined) => {
    const { _rev, ...attributes } = { _rev: null, ...document }
    return attributes
  }
  expect(bare(applyPatch(bare(previous), effects.apply as RawPatch))).toEqual(bare(result))
  expect(bare(applyPatch(bare(result), effects.revert as RawPatch))).toEqual(bare(previous))
})

test('a listener without a token hears nothing of drafts', async () => {
  const served = await serveLake()
  const everything = { includeAllVersions: true }
  const pages = '*[_type == "page"]'
  const visitor = await listening(served, null, pages)
  const curious = await listening(served, null, pages, everything)
  // At that time a listener heard of drafts without asking for them.
  const early = await listening(served, null, pages, {}, '2021-06-07')
  const editor = await listening(served, 'editor-token', pages, everything)
  for (const _id of ['drafts.home', 'versions.summer.home', 'home']) {
    await served.client().create({ _id, _type: 'page' })
  }
  await editor.first((event) => isMutation(event) && event.documentId === 'drafts.home')
  for (const events of [visitor, curious, early]) {
    await events.first((event) => isMutation(event) && event.documentId === 'home')
    expect(events.all.filter(isMutation)).toHaveLength(1)
  }
})

test.each([
  ['does not parse', '*[', /GROQ|Syntax/],
  ['lacks a parameter', '*[_type == $type]', 'param $type referenced, but not provided'],
])('a listener with a query that %s is told so', async (_what, query, message) => {
  const served = await serveLake()
  await expect(listening(served, null, query)).rejects.toThrow(message)
})

test('a listener hears of drafts and versions when it asks for them', async () => {
  const served = await serveLake()
  const all = { includeAllVersions: true }
  const query = '*[_type == "page"]'
  const ids = ['versions.summer.home', 'drafts.home', 'home']
  const listeners = {
    some: await listening(served, 'editor-token', query),
    all: await listening(served, 'editor-token', query, all),
    old: await listening(
      { ...served, client: (token) => served.client(token, '2021-06-07') },
      'editor-token',
      query,
    ),
  }
  for (const _id of ids) await served.client().create({ _id, _type: 'page' })
  const heard = async (events: Collected<ListenEvent>) => {
    await events.first((event) => isMutation(event) && event.documentId === 'home')
    return events.all.filter(isMutation).map(({ documentId }) => documentId)
  }
  expect(await heard(listeners.some)).toEqual(['home'])
  expect(await heard(listeners.old)).toEqual(['drafts.home', 'home'])
  expect(await heard(listeners.all)).toEqual(ids)
})

test('a listener hears of a document that joins its query from any other, whatever the query is about', async () => {
  const served = await serveLake()
  const queries = {
    '*[_type == "page" && path == "/new"]': ['appear', 'update', 'disappear'],
    '*[_id in ["home", "other"]] | order(title)': ['appear', 'update', 'update', 'disappear'],
    '*[references("marie")][0]{title}': ['appear', 'update', 'disappear'],
    '*[title match "hello"]': ['appear', 'disappear'],
    '*[_type == "page"][path == "/new"] | order(title)[1...9].subtitle': [
      'appear',
      'update',
      'disappear',
    ],
    '*[_id == "home"][0].isHidden': ['appear', 'update', 'update', 'disappear'],
    'count(*[_id == "home"])': ['appear', 'update', 'update', 'disappear'],
    '*': ['appear', 'update', 'update', 'disappear'],
    '*[_id == "nobody"]': [],
  }
  const listeners: { query: string; events: Collected<ListenEvent> }[] = []
  for (const query of Object.keys(queries)) {
    listeners.push({ query, events: await listening(served, 'editor-token', query) })
  }
  const end = await listening(served, 'editor-token', '*[_id == "end"]')
  const editor = served.client()
  await editor.create({ _id: 'marie', _type: 'person' })
  const author = { _type: 'reference', _ref: 'marie' }
  await editor.create({ _id: 'home', _type: 'page', path: '/', title: 'Old' })
  await editor.patch('home').set({ path: '/new', author, title: 'Hello' }).commit()
  await editor.patch('home').set({ title: 'Bye' }).commit()
  await editor.delete('home')
  await editor.create({ _id: 'end', _type: 'end' })
  await end.first(isMutation)
  const heard = listeners.map(({ query, events }) => [
    query,
    events.all
      .filter(isMutation)
      .filter(({ documentId }) => documentId === 'home')
      .map(({ transition }) => transition),
  ])
  expect(Object.fromEntries(heard)).toEqual(queries)
})

test('a listener whose connection breaks is told what it missed', async () => {
  const served = await serveLake()
  const editor = served.client()
  const events = await listening(served, 'editor-token', '*[_id in ["home", "team"]]', {
    events: ['welcome', 'mutation', 'welcomeback', 'reset'],
    enableResume: true,
    effectFormat: 'mendoza',
  })
  const { _rev } = await editor.create({ _id: 'home', _type: 'page', title: 'Home' })
  await events.first(isMutation)
  served.drop()
  await served.lake.mutate('production', [
    { patch: { id: 'home', set: { title: 'Start' } } },
    { create: { _id: 'team', _type: 'page' } },
    { create: { _id: 'other', _type: 'page' } },
  ])
  await served.lake.mutate('production', [{ delete: { id: 'home' } }])
  await events.first((event) => isMutation(event) && event.transition === 'disappear')
  expect(events.all.map((event) => String(event.type))).toEqual([
    'welcome',
    'mutation',
    'welcomeback',
    'mutation',
    'mutation',
    'mutation',
  ])
  const [, update, appear, disappear] = events.all.filter(isMutation)
  expect(update).toMatchObject({
    documentId: 'home',
    previousRev: _rev,
    previous: { title: 'Home' },
    result: { title: 'Start' },
    mutations: [{ patch: { id: 'home', set: { title: 'Start' } } }],
    transactionTotalEvents: 3,
    effects: { apply: expect.any(Array), revert: expect.any(Array) },
  })
  expect(appear).toMatchObject({ documentId: 'team', transition: 'appear' })
  expect(disappear).toMatchObject({ documentId: 'home', previousRev: update?.resultRev })
})

test('a live event names the tags of the queries it makes stale, and of no others', async () => {
  const served = await serveLake()
  const editor = served.client()
  const author = { _type: 'reference', _ref: 'marie' }
  await served.lake.mutate('production', [
    { create: { _id: 'marie', _type: 'person', name: 'Marie' } },
    { create: { _id: 'home', _type: 'page', path: '/', title: 'Home', author } },
    { create: { _id: 'pricing', _type: 'page', path: '/pricing', title: 'Pricing' } },
    { create: { _id: 'settings', _type: 'settings', name: 'Jalonne' } },
  ])
  const page = '*[_type == "page" && path == $path][0]{title, "author": author->name}'
  const tagsOf = async (query: string, params = {}) => {
    const answer = await served.client(null).fetch(query, params, { filterResponse: false })
    return answer.syncTags ?? []
  }
  const tags = {
    home: await tagsOf(page, { path: '/' }),
    pricing: await tagsOf(page, { path: '/pricing' }),
    team: await tagsOf(page, { path: '/team' }),
    settings: await tagsOf('*[_id == "settings"][0]'),
    list: await tagsOf('*[_type == "page"]{title}'),
  }
  const events = await livening(served, null)
  const staleAfter = async (write: () => Promise<unknown>) => {
    const before = events.all.length
    await write()
    const event = await events.first((found) => events.all.indexOf(found) >= before)
    const touched = event.type === 'message' ? event.tags : []
    return Object.entries(tags)
      .filter(([, own]) => own.some((tag) => touched.includes(tag)))
      .map(([name]) => name)
  }
  const set = (id: string, values: object) => () => editor.patch(id).set(values).commit()
  expect(await staleAfter(set('pricing', { title: 'Prices' }))).toEqual(['pricing', 'list'])
  expect(await staleAfter(set('marie', { name: 'Marie-Claire' }))).toEqual(['home'])
  // The page shows her name only.
  expect(await staleAfter(set('marie', { role: 'Editor' }))).toEqual([])
  expect(await staleAfter(set('settings', { name: 'Jalonne SA' }))).toEqual(['settings'])
  expect(await staleAfter(set('pricing', { path: '/team' }))).toEqual(['pricing', 'team', 'list'])
  expect(await staleAfter(() => editor.delete('home'))).toEqual(['home', 'list'])
})

test('live events of drafts need a token and are not sent to anyone else', async () => {
  const served = await serveLake()
  const visitor = new Collected<LiveEvent>(served.client(null).live.events())
  const url = `${served.url}/v2025-02-19/data/live/events/production?includeDrafts=true`
  expect((await fetch(url)).status).toBe(401)
  await visitor.first((event) => event.type === 'welcome')
  const withDrafts = await livening(served, 'viewer-token', true)
  await served.client().create({ _id: 'drafts.home', _type: 'page' })
  await withDrafts.first(isMessage)
  await served.client().create({ _id: 'home', _type: 'page' })
  await visitor.first(isMessage)
  expect(visitor.all.filter(isMessage)).toHaveLength(1)
  expect(withDrafts.all.filter(isMessage)).toHaveLength(2)
})

/** Reads server-sent events off the wire until one satisfies; gives all of them. */
async function readEvents(url: string, until: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes(`event: ${until}\n`) && text.endsWith('\n\n')) break
  }
  const events = text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      id: /^id: (.*)$/m.exec(block)?.[1] ?? '',
    }))
  return { status: answer.status, events }
}

test('a reader that comes back is told what it missed, or to start over', async () => {
  const { lake, url } = await serveLake()
  const live = `${url}/v2025-02-19/data/live/events/production`
  const [welcome] = (await readEvents(live, 'welcome')).events
  await lake.mutate('production', [{ create: { _type: 'page' } }])
  await lake.mutate('production', [{ create: { _type: 'page' } }])
  const back = await readEvents(live, 'message', { 'last-event-id': welcome?.id ?? '' })
  expect(back.events.map(({ event }) => event)).toEqual(['welcome', 'message', 'message'])
  for (const id of ['nonsense', 'other-1', `${welcome?.id.split('-')[0]}-99`]) {
    const { events } = await readEvents(live, 'restart', { 'last-event-id': id })
    expect(events).toEqual([{ event: 'restart', id: back.events.at(-1)?.id }])
  }
})

test('a reader without a token who has used up their time starts over, unless they missed nothing', async () => {
  let wait = 0
  const time = { take: () => wait, giveBack: () => {} }
  const { lake, url } = await serveLake({
    anonymous: { time, indexedTime: time, planTime: time, workedMs, interrupt },
  })
  const live = `${url}/v2025-02-19/data/live/events/production`
  const [before] = (await readEvents(live, 'welcome')).events
  await lake.mutate('production', [{ create: { _type: 'page' } }])
  const back = (until: string, id = '', headers = {}) =>
    readEvents(live, until, { 'last-event-id': id, ...headers })
  const names = async (reading: ReturnType<typeof readEvents>) =>
    (await reading).events.map(({ event }) => event)
  const caughtUp = ['welcome', 'message']
  expect(await names(back('message', before?.id))).toEqual(caughtUp)

  wait = 1
  const { events } = await back('restart', before?.id)
  expect(events.map(({ event }) => event)).toEqual(['restart'])
  expect(await names(back('welcome', events[0]?.id))).toEqual(['welcome'])
  const withToken = back('message', before?.id, { authorization: 'Bearer viewer-token' })
  expect(await names(withToken)).toEqual(caughtUp)
})

test('whoever has no token hears of nothing that was, however often they come back', async () => {
  const { lake, url } = await serveLake()
  const listen = `${url}/v2025-02-19/data/listen/production?query=*&enableResume=true&includePreviousRevision=true`
  const [welcome] = (await readEvents(listen, 'welcome')).events
  await lake.mutate('production', [{ create: { _id: 'home', _type: 'page', note: 'a mistake' } }])
  await lake.mutate('production', [{ delete: { id: 'home' } }])
  const { events } = await readEvents(listen, 'reset', { 'last-event-id': welcome?.id ?? '' })
  expect(events.map(({ event }) => event)).toEqual(['reset'])
})

test('a listener that was told of half a transaction is told the rest, or to start over', async () => {
  const { lake, url } = await serveLake()
  const listen = `${url}/v2025-02-19/data/listen/production?query=*&enableResume=true`
  const [welcome] = (await readEvents(listen, 'welcome')).events
  const three = ['a', 'b', 'c'].map((_id) => ({ create: { _id, _type: 'page' } }))
  await lake.mutate('production', three)
  const last = (id = '') => ({ 'last-event-id': id, authorization: 'Bearer viewer-token' })
  const all = await readEvents(listen, 'mutation', last(welcome?.id))
  expect(all.events.map(({ event }) => event)).toEqual([
    'welcomeback',
    ...three.map(() => 'mutation'),
  ])
  const rest = await readEvents(listen, 'mutation', last(all.events[2]?.id))
  expect(rest.events.map(({ event }) => event)).toEqual(['welcomeback', 'mutation'])
  for (const id of ['nonsense', 'other-1.1', `${welcome?.id.split('-')[0]}-99.1`]) {
    const { events } = await readEvents(listen, 'reset', last(id))
    expect(events.map(({ event }) => event)).toEqual(['reset'])
  }
  const plain = await readEvents(listen.replace('true', 'false'), 'welcome', last(welcome?.id))
  expect(plain.events.map(({ event }) => event)).toEqual(['welcome'])
})

test('a reader that missed more than a stream may hold starts over, and is heard of again', async () => {
  const { lake, url } = await serveLake({ limits: { streamBufferBytes: 4_000 } })
  const listen = `${url}/v2025-02-19/data/listen/production?query=*&enableResume=true`
  const live = `${url}/v2025-02-19/data/live/events/production`
  const [before] = (await readEvents(listen, 'welcome')).events
  const [liveBefore] = (await readEvents(live, 'welcome')).events
  const text = 'x'.repeat(500)
  await lake.mutate(
    'production',
    Array.from({ length: 10 }, (_, n) => ({ create: { _id: `page${n}`, _type: 'page', text } })),
  )
  for (let n = 0; n < 40; n++) {
    await lake.mutate('production', [{ patch: { id: 'page0', set: { n } } }])
  }
  const last = (id = '') => ({ 'last-event-id': id, authorization: 'Bearer viewer-token' })
  const back = await readEvents(listen, 'reset', last(before?.id))
  expect(back.events.map(({ event }) => event)).toEqual(['reset'])
  const liveBack = await readEvents(live, 'restart', last(liveBefore?.id))
  expect(liveBack.events.map(({ event }) => event)).toEqual(['restart'])

  await lake.mutate('production', [{ create: { _id: 'new', _type: 'page' } }])
  const then = await readEvents(listen, 'mutation', last(back.events[0]?.id))
  expect(then.events.map(({ event }) => event)).toEqual(['welcomeback', 'mutation'])
  const liveThen = await readEvents(live, 'message', last(liveBack.events[0]?.id))
  expect(liveThen.events.map(({ event }) => event)).toEqual(['welcome', 'message'])
})

test('a listener that missed five hundred transactions is told of them, and of one more starts over', async () => {
  const { lake, url } = await serveLake()
  const listen = `${url}/v2025-02-19/data/listen/production?query=*&enableResume=true`
  const create = (_id: string) => lake.mutate('production', [{ create: { _id, _type: 'page' } }])
  await create('first')
  const [before] = (await readEvents(listen, 'welcome')).events
  for (let n = 1; n < 500; n++) await create(`page${n}`)
  const last = { 'last-event-id': before?.id ?? '', authorization: 'Bearer viewer-token' }
  const [told] = (await readEvents(listen, 'mutation', last)).events
  expect(told?.event).toBe('welcomeback')
  await create('page500')
  const { events } = await readEvents(listen, 'reset', last)
  expect(events.map(({ event }) => event)).toEqual(['reset'])
})

test('the live event is on its way before the write is answered', async () => {
  const { client, url } = await serveLake()
  const editor = client()
  await editor.create({ _id: 'home', _type: 'page' })
  for (let round = 0; round < 5; round++) {
    const order: string[] = []
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const heard = Promise.withResolvers<void>()
    const ready = Promise.withResolvers<void>()
    socket.on('data', (data) => {
      if (data.includes('event: welcome')) ready.resolve()
      if (!data.includes('event: message')) return
      order.push('event')
      heard.resolve()
    })
    socket.write('GET /v2025-02-19/data/live/events/production HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await ready.promise
    await editor.patch('home').set({ round }).commit()
    order.push('answer')
    await heard.promise
    socket.destroy()
    expect(order).toEqual(['event', 'answer'])
  }
})

test('a lake that closes says goodbye to its readers', async () => {
  const served = await serveLake()
  const events = await livening(served, null)
  const goodbye = events.first((event) => event.type === 'goaway')
  await served.stop()
  expect(await goodbye).toMatchObject({ type: 'goaway', data: { reason: expect.any(String) } })
})

test('a lake that closes only ends the streams of drafts: the Studio knows no goodbye', async () => {
  const served = await serveLake()
  const url = `${served.url}/v2025-02-19/data/live/events/production?includeDrafts=true`
  const headers = { authorization: 'Bearer viewer-token' }
  const reader = (await fetch(url, { headers })).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader()
  await readUntil(reader, 'event: welcome')
  await served.lake.close()
  await expect(readUntil(reader, 'goaway')).rejects.toThrow('ended without')
})

test('only so many streams are open at once, and a place is free again when a reader leaves', async () => {
  const { url } = await serveLake({ limits: { streams: 1 } })
  const live = `${url}/v2025-02-19/data/live/events/production`
  const leave = new AbortController()
  const first = await fetch(live, { signal: leave.signal })
  expect(first.status).toBe(200)
  const second = await fetch(live)
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1'])
  leave.abort()
  await eventually(async () => expect((await readEvents(live, 'welcome')).status).toBe(200))
})

test.each(['listen/production?query=*', 'live/events/production'])(
  'who asks for the headers of %s only takes no place',
  async (path) => {
    const { lake, url } = await serveLake({ limits: { streams: 1 } })
    const live = `${url}/v2025-02-19/data/${path}`
    for (let round = 0; round < 2; round++) {
      const head = await fetch(live, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ])
    }
    expect(lake.statistics().streams).toBe(0)
    expect((await readEvents(live, 'welcome')).status).toBe(200)
  },
)

test('one client cannot take all streams, and some are kept for those with a token', async () => {
  const { lake } = await serveLake({
    limits: { clientStreams: 3, anonymousStreams: 5, streams: 6 },
  })
  const open = async (client: string, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const url = 'http://lake/v1/data/live/events/production'
    return lake.fetch(new Request(url, { headers }), { client })
  }
  const statuses = async (client: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => open(client)))
    return answers.map(({ status }) => status)
  }
  const mine = await open('192.0.2.1')
  expect(await statuses('192.0.2.1', 4)).toEqual([200, 200, 429, 429])
  expect(await statuses('192.0.2.2', 3)).toEqual([200, 200, 429])
  expect((await open('192.0.2.1', 'viewer-token')).status).toBe(200)
  expect((await open('192.0.2.1', 'viewer-token')).status).toBe(429)
  await mine.body?.cancel()
  expect(await statuses('192.0.2.2', 2)).toEqual([200, 429])
})

test('a listener without a token whose query holds up every change is sent away', async () => {
  const time = { take: () => 0, giveBack: () => {} }
  const { lake } = await serveLake({
    anonymous: { time, indexedTime: time, planTime: time, workedMs, interrupt },
  })
  const hostile = `*["${'a'.repeat(5_000)}" match "${'a*'.repeat(30)}b"]`
  const url = `http://lake/v1/data/listen/production?query=${encodeURIComponent(hostile)}`
  const listener = await lake.fetch(new Request(url))
  await lake.mutate('production', [{ create: { _type: 'page' } }])
  expect(await listener.text()).toMatch(/event: channelError\n.*took too long/)
})

test('a listener without a token stays while others use up the time of all', async () => {
  const left = { take: () => 0, giveBack: () => {} }
  const usedUp = { take: () => 1, giveBack: () => {} }
  const { lake } = await serveLake({
    anonymous: { time: usedUp, indexedTime: left, planTime: left, workedMs, interrupt },
  })
  const url = 'http://lake/v2025-02-19/data/listen/production?query=*[_type == "page"]'
  const listener = await lake.fetch(new Request(url))
  await lake.mutate('production', [{ create: { _id: 'home', _type: 'page' } }])
  const reader = listener.body?.pipeThrough(new TextDecoderStream()).getReader()
  await readUntil(reader, '"documentId":"home"')
})

test('a change asks nothing of a listener that has left', async () => {
  const take = vi.fn(() => 0)
  const time = { take, giveBack: () => {} }
  const { lake } = await serveLake({
    anonymous: { time, indexedTime: time, planTime: time, workedMs, interrupt },
  })
  const url = 'http://lake/v2025-02-19/data/listen/production?query=*[_type == "page"]'
  const listener = await lake.fetch(new Request(url))
  const create = () => lake.mutate('production', [{ create: { _type: 'page' } }])
  const evaluated = async () => {
    take.mockClear()
    await create()
    return take.mock.calls.length
  }
  expect(await evaluated()).toBe(1)
  await listener.body?.cancel()
  expect(await evaluated()).toBe(0)
})

test('a listener whose query can’t be evaluated is told so, with a token too', async () => {
  const { lake } = await serveLake()
  const url = 'http://lake/v1/data/listen/production?query=*[@ match text::query("home")]'
  const headers = { authorization: 'Bearer editor-token' }
  const listener = await lake.fetch(new Request(url, { headers }))
  await lake.mutate('production', [{ create: { _type: 'page' } }])
  expect(await listener.text()).toMatch(/event: channelError\n.*cannot be evaluated/)
})

test('a reader that does not keep up is dropped', async () => {
  const { lake } = await serveLake({ limits: { streamBufferBytes: 2_000 } })
  const answer = await lake.fetch(
    new Request('http://lake/v2025-02-19/data/listen/production?query=*&includeResult=true'),
  )
  const text = 'x'.repeat(500)
  for (let n = 0; n < 5; n++) await lake.mutate('production', [{ create: { _type: 'page', text } }])
  await expect(answer.text()).rejects.toThrow('too slow')
})

test('quiet streams are kept alive', async () => {
  const { lake } = await serveLake({ limits: { keepAliveMs: 10 } })
  const answer = await lake.fetch(new Request('http://lake/v1/data/live/events/production'))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await readUntil(reader, ':\n\n')).toContain('event: welcome')
  await reader?.cancel()
})
