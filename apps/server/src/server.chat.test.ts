import { eventually } from '@jalonne/node-kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenQuestion } from './inbox/question-store.ts'
import { type RealLake, seedLake, startRealLake } from './testing/real-lake.ts'
import { type RunningModel, startModel } from './testing/start-model.ts'
import { type RunningSite, type StartOptions, startSite } from './testing/start-site.ts'

const shop = 'Combien coûte une boutique en ligne ?'
const offside = 'Quelle est la capitale de l’Australie ?'

let lake: RealLake
let site: RunningSite
const kept: OpenQuestion[] = []
const inbox: NonNullable<StartOptions['inbox']> = {
  question: async (question) => void kept.push(question),
}

beforeAll(async () => {
  lake = await startRealLake()
  await seedLake(lake)
  site = await start()
})
afterAll(async () => {
  await site.close()
  await lake.close()
})

const question = (message: unknown, change: object = {}) => ({
  message,
  action: 'message',
  locale: 'fr',
  url: 'http://localhost:4600/fr/pricing',
  context: {
    page: 'Tarifs',
    path: '/fr/pricing',
    language: 'fr',
    device: 'desktop',
    viewport: '1440x900',
  },
  ...change,
})

async function post(body: unknown, at = site, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${at.port}/api/chat.php`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Starts a server that has read what there is to know: on a busy machine that takes longer than a question waits. */
async function start(options: StartOptions = {}) {
  const started = await startSite({ lakeUrl: lake.url, inbox, ...options })
  await eventually(async () => {
    expect((await post(question('Bonjour'), started)).status).toBe(200)
  })
  return started
}

describe('a visitor asks', () => {
  test('what a shop costs, and gets today’s price with a page to read on', async () => {
    const { status, body } = await post(question(shop))
    expect(status).toBe(200)
    expect(body.reply).toContain('700\u00a0CHF')
    expect(body.links).toContainEqual({ href: '/fr/services/e-commerce', label: 'E-commerce' })
    const english = await post(question('How much does an online shop cost?', { locale: 'en' }))
    expect(english.body.links).toContainEqual({ href: '/en/pricing', label: 'Pricing' })
  })

  test('again after the price has changed, and gets the new one; drafts say nothing', async () => {
    const { client } = lake
    const reply = async () => (await post(question('Prix de la formule E-Commerce ?'))).body.reply
    await client.create({
      ...(await client.getDocument('plan-site-commerce')),
      _id: 'drafts.plan-site-commerce',
      _type: 'plan',
      price: 999,
    })
    await client.patch('plan-site-commerce').set({ price: 730 }).commit()
    await eventually(async () => expect(await reply()).toContain('730\u00a0CHF'))
    expect(await reply()).not.toContain('999')
    await client.patch('plan-site-commerce').set({ price: 700 }).commit()
    await client.delete('drafts.plan-site-commerce')
    await eventually(async () => expect(await reply()).toContain('700\u00a0CHF'))
  })

  test('what the site does not know, and is told so; editors find it without what tells who asked', async () => {
    const { body } = await post(question(`${offside} ada@keller.example`))
    expect(body.reply).toMatch(/^Je ne trouve pas de réponse/)
    expect(body.links.map(({ href }: { href: string }) => href)).toEqual([
      '/fr/contact',
      '/fr/contact#call',
    ])
    await eventually(() => expect(kept.at(-1)).toEqual({ language: 'fr', text: `${offside} […]` }))
  })

  test('and nothing is kept once editors have switched that off', async () => {
    await lake.client.patch('assistant').set({ keepQuestions: false }).commit()
    await eventually(async () => {
      const before = kept.length
      await post(question(offside))
      expect(kept.length).toBe(before)
    })
  })
})

describe('what is no question is refused in the visitor’s language', () => {
  test.each([
    ['nothing', question('  '), 422, 'Écrivez une question.'],
    [
      'too much',
      question('a'.repeat(1_001)),
      422,
      'Votre question est trop longue\u00a0: 1000 caractères au plus.',
    ],
    ['in English', question('', { locale: 'en' }), 422, 'Write a question.'],
    ['another action', question(shop, { action: 'delete' }), 422, null],
    ['another language', question(shop, { locale: 'de' }), 422, null],
    ['a number', question(7), 422, null],
    ['a false window', question(shop, { context: { viewport: 'large' } }), 422, null],
    ['a list', [], 422, null],
    ['broken', '{"message":', 400, null],
    ['huge', question('a'.repeat(20_000)), 413, null],
  ])('%s', async (_what, body, status, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({
      error: expect.any(String),
      message: message ?? expect.any(String),
    })
  })

  test('from another site, and by another method', async () => {
    expect((await post(question(shop), site, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    )
    expect((await site.get('/api/chat.php')).status).toBe(405)
  })

  test('after too many, with the time to wait', async () => {
    await using busy = await start({ env: { TRUST_PROXY: 'true' } })
    const from = { 'x-forwarded-for': '198.51.100.7' }
    let answered = 0
    let last = await post(question(shop), busy, from)
    while (answered < 120 && last.status === 200) {
      answered++
      last = await post(question(shop), busy, from)
    }
    // A few more than thirty at once: on a slow machine places come back meanwhile.
    expect(answered).toBeGreaterThanOrEqual(30)
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await post(question(shop), busy, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(
      200,
    )
  })
})

describe('a language model', () => {
  let model: RunningModel
  beforeAll(async () => {
    model = await startModel()
  })
  afterAll(() => model.stop())

  const withModel = (name: string, env: Record<string, string> = {}) =>
    start({
      env: { CHAT_API_URL: model.url, CHAT_API_KEY: 'key-of-the-agency', CHAT_MODEL: name, ...env },
    })

  test('words the answer from passages alone, and never learns who asks', async () => {
    await using site = await withModel('honest', { TRUST_PROXY: 'true' })
    const visitor = {
      'x-forwarded-for': '198.51.100.9',
      'user-agent': 'browser-of-zuleika',
      referer: 'http://localhost:4600/fr/pricing?name=zuleika',
      cookie: 'langChoice=fr; visitor=zuleika',
    }
    const { body } = await post(question(shop), site, visitor)
    expect(body.reply).toBe('Une boutique en ligne coûte 700 CHF par mois.')
    expect(body.links).toContainEqual({ href: '/fr/services/e-commerce', label: 'E-commerce' })
    const sent = model.requests.at(-1)
    expect(sent?.url).toBe('/v1/chat/completions')
    expect(sent?.headers).toMatchObject({ authorization: 'Bearer key-of-the-agency' })
    expect(JSON.stringify(sent)).not.toMatch(/198\.51\.100|zuleika|4600|1440x900/)
    const told = JSON.parse(sent?.messages[1]?.content ?? '')
    expect(told).toMatchObject({ language: 'French', question: shop })
    expect(JSON.stringify(told.passages)).toContain('700\u00a0CHF')
  })

  test.each(['lying', 'leading', 'html', 'broken', 'endless', 'hanging'])(
    'that is %s is not heard: the answer is the one found without it',
    async (name) => {
      await using site = await withModel(name, { CHAT_DEADLINE_MS: '300' })
      const { status, body } = await post(question(shop), site)
      expect(status).toBe(200)
      expect(body.reply).toContain('700\u00a0CHF')
      expect(body.reply).not.toMatch(/elsewhere|nginx|\b1 CHF/)
      expect(model.requests.at(-1)?.model).toBe(name)
    },
  )

  test.each(['ignorant', 'ignorant in its way'])(
    'that knows nothing leaves it at that: %s',
    async (name) => {
      await using site = await withModel(name)
      expect(
        (await post(question('Combien coûte un billet de train pour Berne ?'), site)).body.reply,
      ).toMatch(/^Je ne trouve pas/)
      expect(model.requests.at(-1)?.model).toBe(name)
    },
  )

  test('is asked no more than its budget allows', async () => {
    await using site = await withModel('honest', { CHAT_CALLS_PER_CLIENT: '2' })
    const before = model.requests.length
    for (let turn = 0; turn < 4; turn++) {
      expect((await post(question(shop), site)).body.reply).toContain('CHF par mois')
    }
    expect(model.requests.length - before).toBe(2)
  })
})

test('a question to a site without content is answered honestly', async () => {
  await using empty = await startSite({ inbox })
  const { status, body } = await post(question(shop), empty)
  expect(status).toBe(200)
  expect(body.reply).toMatch(/^Je ne trouve pas de réponse/)
})

describe('a voice agent', () => {
  test('has a document of its own, where alone its script may run', async () => {
    const env = {
      VOICE_SCRIPT_URL: 'https://voices.example/widget.js?a=1&b=2',
      VOICE_AGENT_ID: 'agent_1',
    }
    await using talking = await startSite({ lakeUrl: lake.url, inbox, env })
    const { status, headers, text } = await talking.get('/voice')
    expect(status).toBe(200)
    expect(text).toContain('<script src="https://voices.example/widget.js?a=1&amp;b=2"')
    expect(text).toContain('agent-id="agent_1"')
    expect(headers['content-security-policy']).toContain('script-src https://voices.example ')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    const page = (await talking.get('/fr/pricing')).headers
    expect(page['content-security-policy']).toContain("frame-src 'self'")
    expect(page['content-security-policy']).not.toContain('voices.example')
    expect(page['permissions-policy']).toContain('microphone=(self)')
  })

  test('is nowhere when there is none', async () => {
    expect((await site.get('/voice')).status).toBe(404)
    const { headers } = await site.get('/fr/pricing')
    expect(headers['content-security-policy']).not.toContain('frame-src')
    expect(headers['permissions-policy']).toContain('microphone=()')
  })
})
