import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeLines } from '../testing/content.ts'
import { type LakeProcess, startLake, writeToken } from '../testing/lake-process.ts'

let data: string
let lake: LakeProcess
let endLake: () => Promise<void>
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'jalonne-lake-'))
  const pages = Array.from({ length: 150 }, (_, n) => ({
    _id: `page-${n}`,
    _type: 'page',
    slug: { current: `page-${n}` },
    title: `Page ${n}`,
    parts: Array.from({ length: 20 }, (_part, at) => ({
      _key: `k${at}`,
      text: 'words '.repeat(20),
    })),
  }))
  const seed = await writeLines(path.join(data, 'seed.ndjson'), pages)
  lake = await startLake(['--data', path.join(data, 'lake'), '--seed', seed], undefined, (end) => {
    endLake = end
  })
})
afterAll(async () => {
  await endLake()
  await rm(data, { recursive: true })
})

interface Asked {
  params?: Record<string, unknown>
  search?: string
  token?: string
}

async function ask(query: string, { params = {}, search = '', token }: Asked = {}) {
  const answer = await fetch(`${lake.url}/v2025-02-19/data/query/production?${search}`, {
    method: 'POST',
    body: JSON.stringify({ query, params }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const { result, error } = await answer.json()
  return { status: answer.status, result, error, retryAfter: answer.headers.get('retry-after') }
}

let asked = 0
/** A page that was not asked for before. */
function page() {
  const n = asked++ % 150
  const query = `*[_type == "page" && slug.current == $slug][0]{title, "n": ${asked}}`
  return ask(query, { params: { slug: `page-${n}` } })
}

const numbers = (length: number, from = 0) => Array.from({ length }, (_, n) => n + from)
const slow = (n: number) =>
  `count(*[count(*[count(*[title == ^.title + ^.^.title + "${n}"]) > 0]) > 0])`

/** On a slow machine the queries before may have used up the share of those without a token for now. */
async function askOnceAdmitted(query: string, more: Asked): ReturnType<typeof ask> {
  const answer = await ask(query, more)
  if (answer.status !== 429) return answer
  await setTimeout(Number(answer.retryAfter) * 1000)
  return askOnceAdmitted(query, more)
}

describe('a query without a token', () => {
  it.each<[string, string, Asked, number]>([
    ['gives everything for everything', '*{"a": *{"b": *}}', {}, 400],
    [
      'asks where all of it comes from',
      '*{"a": *{"b": *}}',
      { search: 'resultSourceMap=true' },
      401,
    ],
    ['is hard to read', `*${'{a}'.repeat(20_000)}`, {}, 408],
    [
      'looks for a pattern without end',
      '$a match $b',
      { params: { a: 'a'.repeat(8_000), b: `${'a*'.repeat(30)}b` } },
      408,
    ],
    [
      'compares two long lists',
      'array::intersects($a, $b)',
      { params: { a: numbers(30_000), b: numbers(30_000, 50_000) } },
      413,
    ],
    ['goes through everything for everything', slow(-1), {}, 408],
    ['follows what it made up', 'count(*{"a": *{"b": *{"c": *}}}[references("x")])', {}, 408],
    [
      'makes a string longer and longer',
      `{"a": $x}${'{"a": a + a}'.repeat(26)}{"n": length(lower(a))}`,
      { params: { x: 'abcd' } },
      400,
    ],
    [
      'makes a list longer and longer',
      `count($x${'[]{"x": $x}.x'.repeat(4)}[])`,
      { params: { x: numbers(2_000).map((n) => ({ n })) } },
      400,
    ],
  ])(
    'that %s is given up, and pages are answered meanwhile',
    async (_what, query, more, status) => {
      const hostile = askOnceAdmitted(query, more)
      for (let n = 0; n < 10; n++) {
        expect(await page()).toMatchObject({ status: 200, result: { title: expect.any(String) } })
      }
      const answer = await hostile
      // A thread may be given up for its time before it has used up its memory, or before a busy machine gets to it.
      const late = status === 413 || status === 401 ? [] : [408, 503]
      expect([status, ...late]).toContain(answer.status)
      expect(answer.error.description).not.toBe('')
      expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
    },
  )

  it('has a share of the lake: beyond it only what an index finds is answered', async () => {
    const answers = await Promise.all(numbers(60).map((n) => ask(slow(n))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(40)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThanOrEqual(1)
    for (let n = 0; n < 10; n++) expect((await page()).status).toBe(200)
    const known = await ask('count(*[title match "Page*"])', { token: writeToken })
    expect(known).toMatchObject({ status: 200, result: 150 })
  })
})

it('tells those with a token where results come from, and refuses what is too large for them too', async () => {
  const search = 'resultSourceMap=true'
  const token = writeToken
  expect((await ask('*[slug.current == "page-1"]', { search, token })).status).toBe(200)
  expect(await ask('*{"a": *{"b": *}}', { search, token })).toMatchObject({
    status: 400,
    error: { type: 'queryResultTooLargeError' },
  })
})
