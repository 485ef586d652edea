import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LakeDocument } from '../../../documents/document.ts'
import { OutOfTime } from '../../../groq/deadline.ts'
import { bucketsBy } from '../../buckets.ts'
import { Engine, type EngineOptions } from '../../engine.ts'
import { Store } from '../../store.ts'
import { firstDifference } from '../../testing/first-difference.ts'
import { lane } from './lane.ts'
import { type Link, threadLink } from './links.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { workerQueries } from './worker-queries.ts'

const slowQueries = workerQueries()
afterAll(() => slowQueries.close())

const indexedPaths = ['path']

function document(n: number, title: string): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  const times = { _createdAt: time, _updatedAt: time }
  return { _id: `page-${n}`, _type: 'page', _rev: 'r', ...times, path: `/${n}`, title }
}

function world(options: Partial<EngineOptions> = {}) {
  const store = new Store(bucketsBy(indexedPaths))
  for (let n = 0; n < 300; n++) store.put(document(n, 'Old'))
  const engine = new Engine({
    projectId: 'jalonne',
    dataset: 'production',
    indexedPaths,
    now: () => new Date('2026-01-01T00:00:00Z'),
    queryMs: 10_000,
    // Nothing is answered at once.
    blockMs: -1_000,
    cacheBytes: 1024 * 1024,
    resultBytes: 1024 * 1024,
    anonymousResultBytes: 1024 * 1024,
    slowQueries,
    ...options,
  })
  const ask = async (query: string, params = {}) =>
    await engine.query(store, { query, params, identity: null, sourceMap: null })
  return { store, ask }
}

test('what is evaluated in threads is answered as by groq-js alone, while documents change', async () => {
  expect(await firstDifference({ seed: 5, steps: 300, slowQueries })).toBeNull()
})

test('a result is of the moment in which its query came, whatever is written meanwhile', async () => {
  const { store, ask } = world()
  const query = `{
    "paths": *[_type == "page" && path in ["/7", "/8", "/new"]].path,
    "old": count(*[title == "Old"]),
    "seven": *[_id == "page-7"][0].title
  }`
  const before = ask(query)
  store.put({ ...document(7, 'New'), path: '/elsewhere' })
  store.put({ ...document(301, 'New'), path: '/new' })
  store.delete('page-8')
  store.put(document(8, 'Back'))
  const after = ask(query)
  expect(JSON.parse((await before).json)).toEqual({ paths: ['/7', '/8'], old: 300, seven: 'Old' })
  expect(JSON.parse((await after).json)).toEqual({
    paths: ['/new', '/8'],
    old: 298,
    seven: 'New',
  })
})

test('a result is cached until what it read changes, and those who send the same query meanwhile share it', async () => {
  const { store, ask } = world()
  const query = '*[path == "/7"][0].title'
  const [first, second] = await Promise.all([ask(query), ask(query)])
  expect(second).toBe(first)
  store.put(document(9, 'New'))
  expect(await ask(query)).toBe(first)
  store.put(document(7, 'New'))
  expect((await ask(query)).json).toBe('"New"')
})

test('a query without end is given up, and its thread takes the next', async () => {
  let threads = 0
  const link = () => {
    threads++
    return threadLink(64)
  }
  const slow = lane({ atOnce: 1, mostWaiting: 1, mostOfClient: 1, link })
  const { ask } = world({ queryMs: 200, slowQueries: slow })
  const endless = 'count(*[count(*[count(*[title == ^.title + ^.^.title]) == 0]) > 0])'
  await expect(ask(endless)).rejects.toMatchObject({ status: 408 })
  const { ask: askAgain } = world({ slowQueries: slow })
  expect((await askAgain('count(*)')).json).toBe('300')
  expect(threads).toBe(1)
  await slow.close()
})

test('a query that finds a thread that died while it rested is evaluated in another', async () => {
  const places: Link[] = []
  const link = () => {
    const place = threadLink(64)
    places.push(place)
    return place
  }
  const slow = lane({ atOnce: 1, mostWaiting: 1, mostOfClient: 1, link })
  const { ask } = world({ slowQueries: slow })
  expect((await ask('count(*)')).json).toBe('300')
  await places[0]?.end()
  expect((await ask('count(*[title == "Old"])')).json).toBe('300')
  expect(places).toHaveLength(2)
  await slow.close()
})

test('a thread that starts slowly does not take from the time of its query', async () => {
  const slowToStart = () => {
    const link = threadLink(64)
    const send = (message: ToWorker) =>
      void setTimeout(() => link.send(message), message.kind === 'query' ? 1_500 : 0)
    return { ...link, send }
  }
  const slow = lane({ atOnce: 1, mostWaiting: 1, mostOfClient: 1, link: slowToStart })
  const { ask } = world({ queryMs: 900, slowQueries: slow })
  expect((await ask('count(*)')).json).toBe('300')
  await slow.close()
})

test('a query whose thread hardly gets to work is refused as by a busy machine, not as slow', async () => {
  const slowToHandOut = () => {
    const link = threadLink(64)
    const send = (message: ToWorker) =>
      void setTimeout(() => link.send(message), message.kind === 'documents' ? 1_600 : 0)
    return { ...link, send }
  }
  const slow = lane({ atOnce: 1, mostWaiting: 1, mostOfClient: 1, link: slowToHandOut })
  const { ask } = world({ queryMs: 1_500, slowQueries: slow })
  await expect(ask('count(*[title == "Old"])')).rejects.toMatchObject({ status: 503 })
  await slow.close()
})

describe('of several queries one after the other', () => {
  const counting = (title: string) => `count(*[title == "${title}"])`
  /** A place that says it begins unless it is `dead`, and is done after a while. */
  const place = (takesMs: number, isDead = false) => {
    const given: number[] = []
    const link = (): Link => {
      let hear: (message: FromWorker) => void = () => {}
      return {
        send(message) {
          if (message.kind !== 'query' || isDead) return
          given.push(message.query.ms)
          hear({ kind: 'begun' })
          const result = { json: '0', sourceMap: null, dependencies: [] }
          setTimeout(() => hear({ kind: 'result', result }), takesMs)
        },
        onMessage: (listener) => {
          hear = listener
        },
        onEnd: () => {},
        overdue: () => new OutOfTime(),
        end: async () => {},
      }
    }
    return { given, slow: lane({ atOnce: 1, mostWaiting: 5, mostOfClient: 5, link }) }
  }

  test('each has its whole time, however long it waited for the others', async () => {
    const { given, slow } = place(50)
    const { ask } = world({ queryMs: 2_000, slowQueries: slow })
    await Promise.all(['1', '2', '3'].map((title) => ask(counting(title))))
    expect(given).toEqual([2_000, 2_000, 2_000])
    await slow.close()
  })

  test('one that waited longer than it may take is refused for now, not as slow', async () => {
    const { slow } = place(300)
    const { ask } = world({ queryMs: 100, slowQueries: slow })
    const [first, second] = await Promise.allSettled([ask(counting('1')), ask(counting('2'))])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(second).toMatchObject({ reason: { status: 503 } })
    await slow.close()
  })

  const query = {
    ...{ query: '1', params: {}, style: null, indexedPaths: [], identity: 'anonymous' },
    ...{ timestamp: new Date(0), sanity: { projectId: 'jalonne', dataset: 'production' } },
    ...{ client: 'reader', ms: 2_000, resultBytes: 1_000 },
  }

  test('a client has so many at a time and no more, and may ask again afterwards', async () => {
    const { slow } = place(20)
    const { documents } = world().store.snapshot()
    const asked = Array.from({ length: 6 }, () => slow.run(query, documents))
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { status: 429 } }])
    await expect(slow.run(query, documents)).resolves.toMatchObject({ json: '0' })
    await slow.close()
  })

  test('those that wait when the lake closes get no thread any more', async () => {
    const { given, slow } = place(10_000)
    const { documents } = world().store.snapshot()
    const asked = [slow.run(query, documents), slow.run(query, documents)]
    await expect.poll(() => given).toHaveLength(1)
    await slow.close()
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(given).toHaveLength(1)
  })

  test('one for which no thread begins is refused for now', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { slow } = place(0, true)
    const { ask } = world({ slowQueries: slow })
    const refused = expect(ask(counting('1'))).rejects.toMatchObject({ status: 503 })
    await vi.advanceTimersByTimeAsync(10_000)
    await refused
    await slow.close()
  })
})

test('more queries than may wait are refused', async () => {
  const { ask } = world({ queryMs: 300 })
  const asked = Array.from({ length: 60 }, (_, n) =>
    ask(`count(*[count(*[count(*[title + "${n}" == ^.title + ^.^.title]) == 0]) > 0])`),
  )
  const results = await Promise.allSettled(asked)
  const statuses = results.map((result) => result.status === 'rejected' && result.reason.status)
  // The first are too slow, the next have waited too long, and the last found no room.
  expect(statuses).toContain(429)
  expect([408, 429, 503]).toEqual(expect.arrayContaining(statuses))
})

test('a query that cannot be evaluated is refused as it is at once, and diff:: is answered', async () => {
  const { ask } = world()
  await expect(ask('geo::distance(1, 2)')).rejects.toMatchObject({ status: 400 })
  await expect(ask('*[')).rejects.toMatchObject({ status: 400, type: 'queryParseError' })
  const { json } = await ask('count(*[diff::changedAny({"a": 1}, {"a": 2}, a)])')
  expect(json).toBe('300')
})
