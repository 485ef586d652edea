import { eventually } from '@jalonne/node-kit/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSummary } from './inbox/question-store.ts'
import { type RealLake, seedLake, startRealLake } from './testing/real-lake.ts'
import { type RunningSite, type StartOptions, startSite } from './testing/start-site.ts'

const asked: QuestionSummary[] = [
  {
    language: 'fr',
    text: 'Vendez-vous des raquettes ?',
    count: 3,
    lastAt: '2026-03-06T09:00:00.000Z',
  },
  {
    language: 'en',
    text: 'How much does an online shop cost?',
    count: 2,
    lastAt: '2026-03-05T09:00:00.000Z',
  },
  { language: 'en', text: 'Do you sell skis?', count: 1, lastAt: '2026-03-04T09:00:00.000Z' },
]

let lake: RealLake
let site: RunningSite
const inbox: NonNullable<StartOptions['inbox']> = {
  questions: async (limit) => asked.slice(0, limit),
}
const studio = 'https://studio.example'

beforeAll(async () => {
  lake = await startRealLake()
  await seedLake(lake)
  site = await start()
})
afterAll(async () => {
  await site.close()
  await lake.close()
})

const read = async (token: string | null, at = site, headers: Record<string, string> = {}) => {
  const {
    status,
    headers: got,
    text,
  } = await at.get('/api/questions', {
    origin: studio,
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  })
  return { status, headers: got, body: JSON.parse(text) }
}

/** Starts a server that has read what there is to know: on a busy machine that takes longer than a question waits. */
async function start(options: StartOptions = {}) {
  const started = await startSite({ lakeUrl: lake.url, inbox, ...options })
  await eventually(async () => expect((await read('editor-token', started)).status).toBe(200))
  return started
}

test.each(['editor', 'viewer'])(
  'what the content has no answer to is read by an %s, from the Studio’s own website',
  async (role) => {
    const { status, headers, body } = await read(`${role}-token`)
    expect(status).toBe(200)
    expect(body).toEqual({ areKept: true, questions: [asked[0], asked[2]] })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-store')
  },
)

test('the browser of the Studio is told beforehand that it may send its token', async () => {
  const preflight = {
    origin: studio,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  }
  const { status, headers } = await site.get('/api/questions', preflight, 'OPTIONS')
  expect(status).toBe(204)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-headers']).toBe('authorization')
})

test.each([
  ['nobody', null],
  ['somebody the lake does not know', 'another-token'],
  ['an endless token', 'a'.repeat(1_001)],
])('%s reads nothing', async (_who, token) => {
  const { status, headers, body } = await read(token)
  expect(status).toBe(401)
  expect(body).toEqual({ error: expect.any(String) })
  // The Studio may read why.
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('nothing is written here', async () => {
  const { status, headers } = await site.get(
    '/api/questions',
    { authorization: 'Bearer editor-token' },
    'POST',
  )
  expect([status, headers.allow]).toEqual([405, 'GET'])
})

test('a question is off the list as soon as an answer is published', async () => {
  const block = (text: string) => [
    { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', _key: 'b', text }] },
  ]
  await lake.client.create({
    _id: 'faq-skis',
    _type: 'faq',
    question: { fr: 'Vendez-vous des skis ?', en: 'Do you sell skis?' },
    answer: { fr: block('Non.'), en: block('No, only websites to sell them on.') },
    topic: 'general',
  })
  await eventually(async () =>
    expect((await read('editor-token')).body.questions).toEqual([asked[0]]),
  )
  await lake.client.delete('faq-skis')
})

test('editors are told where none are kept', async () => {
  await lake.client.patch('assistant').set({ keepQuestions: false }).commit()
  await eventually(async () =>
    expect((await read('editor-token')).body).toMatchObject({ areKept: false }),
  )
  await lake.client.patch('assistant').set({ keepQuestions: true }).commit()
})

test('who asks too often waits', async () => {
  await using busy = await start({ env: { TRUST_PROXY: 'true' } })
  const from = { 'x-forwarded-for': '198.51.100.7' }
  let answered = 0
  while (answered < 120 && (await read('another-token', busy, from)).status !== 429) answered++
  // A few more than sixty at once: on a slow machine places come back meanwhile.
  expect(answered).toBeGreaterThanOrEqual(60)
  expect(answered).toBeLessThan(120)
  const other = await read('editor-token', busy, { 'x-forwarded-for': '198.51.100.8' })
  expect(other.status).toBe(200)
})

test('without the lake nobody is known, and the answer says so', async () => {
  const away = await startRealLake()
  await seedLake(away)
  await using left = await startSite({ lakeUrl: away.url, inbox })
  expect((await read('editor-token', left)).status).toBe(200)
  await away.close()
  expect((await read('editor-token', left)).status).toBe(503)
})
