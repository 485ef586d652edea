import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormOutcome } from './form-outcome.ts'
import { type ContactDeps, handleContact } from './handle-contact.ts'
import type { Lead } from './lead.ts'

const call = { type: 'call', name: 'Nadia', phone: '021 555 01 02', meta: { locale: 'fr' } }
const now = new Date('2026-03-06T12:00:00Z')

let leads: { lead: Lead; fingerprint: string }[]
let pages: FormOutcome[]
const deps = {
  leads: {
    async add(lead, fingerprint, repeatWithin) {
      const at = Date.parse(lead.receivedAt)
      const known = leads.find(
        (one) =>
          one.fingerprint === fingerprint &&
          at - Date.parse(one.lead.receivedAt) < (repeatWithin ?? Number.POSITIVE_INFINITY),
      )
      if (!known) leads.push({ lead, fingerprint })
      const { id, callAt } = known?.lead ?? lead
      return { id, known: known !== undefined, callAt }
    },
  },
  clock: vi.fn(),
  newId: () => crypto.randomUUID(),
  digest: (text) => hash('sha256', text),
  maySubmit: vi.fn(),
  mayReport: vi.fn(),
  report: vi.fn(),
  stored: vi.fn(),
  failed: vi.fn(),
  closedDays: (): string[] => [],
  page: async (outcome) => {
    pages.push(outcome)
    return new Response('a page', { status: outcome.status })
  },
} satisfies ContactDeps

beforeEach(() => {
  vi.clearAllMocks()
  leads = []
  pages = []
  deps.clock.mockReturnValue(now)
  deps.maySubmit.mockReturnValue(true)
  deps.mayReport.mockReturnValue(true)
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  handleContact(
    new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    '203.0.113.7',
    deps,
  )

test('S13: a quote that a quiz leads to is kept with what it has recommended before the visitor’s words', async () => {
  const quote = {
    type: 'quote',
    name: 'Nadia',
    company: 'Rochat',
    email: 'nadia@rochat.example',
    phone: '021 555 01 02',
    product: 'Site',
    companySize: '1-10',
    message: 'Un site',
    note: 'Recommandation : mood',
    meta: { locale: 'fr', source: 'quiz', rec: 'mood' },
  }
  expect((await post(quote)).status).toBe(200)
  expect(leads[0]?.lead.contact).toMatchObject({
    message: 'Recommandation : mood\n\nUn site',
    meta: { source: 'quiz', rec: 'mood' },
  })
  expect(leads[0]?.lead.contact).not.toHaveProperty('note')
})

test('a request is kept before it is acknowledged, and handed on for delivery', async () => {
  const response = await post(call)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(leads).toHaveLength(1)
  expect(deps.stored).toHaveBeenCalledExactlyOnceWith(leads[0]?.lead)
  expect(leads[0]?.lead).toMatchObject({ language: 'fr', receivedAt: now.toISOString() })
})

test('a booked call knows when it takes place', async () => {
  await post({ ...call, type: 'schedule', email: 'n@example.ch', slot: 'mon_0900' })
  expect(leads[0]?.lead.callAt).toBe('2026-03-09T08:00:00.000Z')
})

test('a call booked for a day without calls takes place a week later', async () => {
  const booking = { ...call, type: 'schedule', email: 'n@example.ch', slot: 'mon_0900' }
  vi.spyOn(deps, 'closedDays').mockReturnValueOnce(['2026-03-09'])
  expect(await (await post(booking)).json()).toEqual({
    ok: true,
    callAt: '2026-03-16T08:00:00.000Z',
  })
})

test('who books a call is told when it takes place, also who sends it again when it would be a week later', async () => {
  const booking = { ...call, type: 'schedule', email: 'n@example.ch', slot: 'mon_0900' }
  deps.clock.mockReturnValue(new Date('2026-03-09T06:59:00Z'))
  const first = await (await post({ ...booking, key: 'k-12345678' })).json()
  deps.clock.mockReturnValue(new Date('2026-03-09T07:01:00Z'))
  const repeated = await (await post({ ...booking, key: 'k-12345678' })).json()
  const kept = { ok: true, callAt: '2026-03-09T08:00:00.000Z' }
  expect([first, repeated]).toEqual([kept, kept])
  await post(new URLSearchParams({ ...booking, name: 'Ada', meta: '' }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(pages).toMatchObject([{ status: 200, callAt: '2026-03-16T08:00:00.000Z' }])
})

describe('sent twice', () => {
  test('within ten minutes it is one lead', async () => {
    await post(call)
    deps.clock.mockReturnValue(new Date('2026-03-06T12:09:59Z'))
    expect((await post(call)).status).toBe(200)
    expect(leads).toHaveLength(1)
    expect(deps.stored).toHaveBeenCalledOnce()
  })

  test('an hour later without a key it is meant', async () => {
    await post(call)
    deps.clock.mockReturnValue(new Date('2026-03-06T13:00:00Z'))
    await post(call)
    expect(leads).toHaveLength(2)
  })

  test('an hour later under the same key it is the same', async () => {
    await post({ ...call, key: 'k-12345678' })
    deps.clock.mockReturnValue(new Date('2026-03-06T13:00:00Z'))
    await post({ ...call, key: 'k-12345678', elapsed: 4_000 })
    expect(leads).toHaveLength(1)
  })

  test('corrected under the same key it is another', async () => {
    await post({ ...call, key: 'k-12345678' })
    await post({ ...call, key: 'k-12345678', phone: '021 555 01 03' })
    expect(leads).toHaveLength(2)
  })
})

describe('a suspect is kept but not delivered, and is not told', () => {
  test.each([
    ['honeypot', { website_confirm: 'https://spam.example' }],
    ['too-fast', { elapsed: 300 }],
    ['too-fast', { elapsed: 1_499 }],
    ['too-fast', { elapsed: '300' }],
  ])('%s', async (suspicion, trace) => {
    expect((await post({ ...call, ...trace })).status).toBe(200)
    expect(leads[0]?.lead.suspicion).toBe(suspicion)
    expect(deps.stored).not.toHaveBeenCalled()
  })
})

test('who takes a second and a half, or does not say how long, is no suspect', async () => {
  await post({ ...call, elapsed: 1_500 })
  await post({ ...call, name: 'Ada', elapsed: 'a while' })
  await post({ ...call, name: 'Zoé', elapsed: '2500' })
  expect(leads.map(({ lead }) => lead.suspicion)).toEqual([null, null, null])
  expect(deps.stored).toHaveBeenCalledTimes(3)
})

describe('what cannot be accepted is answered in the visitor’s language', () => {
  test.each<[string, number, string, unknown, Record<string, string>?]>([
    ['broken JSON', 400, 'Votre envoi n’a pas pu être lu.', '{', { referer: 'no address' }],
    [
      'another content type',
      415,
      'What you sent could not be read.',
      'x',
      { 'content-type': 'text/csv', referer: 'http://localhost/en/contact' },
    ],
    ['broken JSON from who knows where', 400, 'Votre envoi n’a pas pu être lu.', '{'],
    ['ten megabytes', 413, 'Votre envoi est trop volumineux.', 'x'.repeat(10_000_000)],
    [
      'a missing phone',
      422,
      'Phone number required for a call',
      { ...call, phone: '', meta: { locale: 'en' } },
    ],
    ['a missing name', 422, 'Nom requis', { ...call, name: '' }],
    [
      'a name without end',
      422,
      'Ce texte est trop long\u00a0: 120 caractères au plus',
      { ...call, name: 'n'.repeat(121) },
    ],
    [
      'a page that tells too much of itself',
      422,
      '',
      {
        ...call,
        meta: { locale: 'fr', x: 'x'.repeat(8_192 - '{"locale":"fr","x":""}'.length + 1) },
      },
    ],
    [
      'a page that tells of itself by a list in a list in a list',
      422,
      '',
      { ...call, meta: { x: [[[]]] } },
    ],
  ])('%s', async (_, status, text, body, headers) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBeNull()
    expect((await response.json()).error).toMatch(new RegExp(`^${text}`))
    expect(leads).toHaveLength(0)
  })

  test('a page may tell as much of itself as there is room for', async () => {
    const x = 'x'.repeat(8_192 - '{"locale":"fr","x":""}'.length)
    expect((await post({ ...call, meta: { locale: 'fr', x } })).status).toBe(200)
  })

  test('how a visitor came here goes along, as pages tell it', async () => {
    const meta = {
      locale: 'fr',
      captured_at: now.toISOString(),
      utm: { utm_source: 'news' },
      first_landing: { path: '/fr', at: now.toISOString() },
      selected_day: null,
    }
    expect((await post({ ...call, meta })).status).toBe(200)
    expect(leads[0]?.lead.contact.meta).toEqual(meta)
  })

  test('too many from one client', async () => {
    deps.maySubmit.mockReturnValue(false)
    const response = await post(call)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(deps.maySubmit).toHaveBeenCalledWith('203.0.113.7')
  })

  test('a store that cannot write: the visitor is told, nothing leaks', async () => {
    const { add } = deps.leads
    deps.leads.add = async () => {
      throw new Error('SQLITE_FULL: /secret/path')
    }
    const response = await post(call).finally(() => {
      deps.leads.add = add
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.json()).toEqual({
      error: 'Échec de l’envoi du message. Veuillez réessayer plus tard.',
      field: null,
    })
    expect(deps.failed).toHaveBeenCalledOnce()
  })
})

describe('without JavaScript', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })

  test('a sent form gets a page back', async () => {
    await form({ type: 'call', name: 'Nadia', phone: '1', 'meta.locale': 'en', 'meta.page': '/en' })
    expect(pages).toEqual([
      { status: 200, language: 'en', page: '/en', type: 'call', fields: {}, error: null },
    ])
    expect(leads[0]?.lead.contact.meta).toMatchObject({ locale: 'en', page: '/en' })
  })

  const service = {
    type: 'call',
    name: 'Nadia',
    company: 'Boulangerie Rochat',
    email: '',
    phone: '021 555 01 02',
    day: 'tuesday',
    time: '10:00',
    message: 'Un site',
    'meta.locale': 'fr',
    'meta.page': '/fr/services/seo-visibility',
    'meta.service_fr': 'visibilité',
    'meta.service_en': 'visibility',
  }

  test('N3: a form about a service is kept as a page with scripts would have sent it', async () => {
    await form(service)
    expect(leads[0]?.lead.contact).toEqual({
      type: 'call',
      name: 'Nadia',
      phone: '021 555 01 02',
      subject: 'Intérêt — visibilité — Page\u00a0: /fr/services/seo-visibility',
      message: [
        'Entreprise\u00a0: Boulangerie Rochat',
        'Téléphone\u00a0: 021 555 01 02',
        'Créneau\u00a0: Mardi, 10:00',
        'Un site',
      ].join('\n'),
      meta: {
        page: '/fr/services/seo-visibility',
        locale: 'fr',
        service_fr: 'visibilité',
        service_en: 'visibility',
        selected_day: 'tuesday',
        selected_time: '10:00',
      },
      website_confirm: '',
      elapsed: null,
    })
  })

  test('S13: a form that a quiz leads to is kept with what it has recommended', async () => {
    const recommended = {
      ...service,
      note: 'Recommandation : mood',
      'meta.source': 'quiz',
      'meta.rec': 'mood',
    }
    await form(recommended)
    expect(leads[0]?.lead.contact).toMatchObject({
      message: expect.stringContaining('Recommandation : mood\n\n'),
      meta: { source: 'quiz', rec: 'mood' },
    })
    expect(leads[0]?.lead.contact).not.toHaveProperty('note')
  })

  test('N11: a form that names no service is about what its page is about', async () => {
    const { 'meta.service_fr': _, ...unnamed } = service
    await form({ ...unnamed, type: 'mail', email: 'nadia@example.ch' })
    expect(leads[0]?.lead.contact).toMatchObject({
      type: 'mail',
      subject: 'Intérêt — visibilité — Page\u00a0: /fr/services/seo-visibility',
      message: 'Entreprise\u00a0: Boulangerie Rochat\nUn site',
      meta: { service_en: 'visibility', selected_day: null },
    })
    expect(leads[0]?.lead.contact).not.toHaveProperty('company')
  })

  test('a form that names another service than its page is about that one', async () => {
    await form({ ...service, 'meta.service_fr': 'Mesure', 'meta.service_en': 'Analytics' })
    expect(leads[0]?.lead.contact).toMatchObject({
      subject: 'Intérêt — Mesure — Page\u00a0: /fr/services/seo-visibility',
      meta: { service_fr: 'Mesure', service_en: 'Analytics' },
    })
  })

  test.each([
    ['meta.service_fr', ''],
    ['meta.service_en', ''],
  ])('a service that has no name in one language (%s) is not taken for one', async (name, none) => {
    const named = { ...service, 'meta.service_fr': 'Mesure', 'meta.service_en': 'Analytics' }
    await form({ ...named, [name]: none })
    expect(leads[0]?.lead.contact.meta).toMatchObject({ service_en: 'visibility' })
  })

  test('a quote is kept as it was filled in', async () => {
    const quote = {
      type: 'quote',
      name: 'Nadia',
      company: 'Boulangerie Rochat',
      email: 'nadia@example.ch',
      phone: '021 555 01 02',
      product: 'Site internet',
      companySize: '1-10',
      message: 'Un site',
    }
    await form({ ...quote, 'meta.locale': 'fr' })
    expect(leads[0]?.lead.contact).toMatchObject(quote)
    expect(leads[0]?.lead.contact).not.toHaveProperty('subject')
  })

  test.each([
    ['day', 'someday'],
    ['time', '06:00'],
    ['time', '16:30'],
  ])(
    'F2: a call at no %s there is (%s) is refused, and nothing typed is lost',
    async (field, value) => {
      await form({ ...service, [field]: value })
      expect(pages).toMatchObject([
        { status: 422, type: 'call', error: { field, text: 'Choisissez un créneau' } },
      ])
      expect(pages[0]?.fields).toMatchObject({ company: 'Boulangerie Rochat', message: 'Un site' })
      expect(leads).toEqual([])
    },
  )

  test('what was typed comes back with the error', async () => {
    await form({ type: 'call', name: 'Nadia', phone: '', 'meta.locale': 'en' })
    expect(pages).toMatchObject([
      {
        status: 422,
        type: 'call',
        fields: { name: 'Nadia', phone: '' },
        error: { field: 'phone' },
      },
    ])
    for (const name of ['type', 'meta']) expect(pages[0]?.fields).not.toHaveProperty(name)
  })

  test.each([
    ['/fr/pricing?utm_source=x#contact', '/fr/pricing'],
    ['/pricing', '/fr/pricing'],
    ['//evil.example/fr', '/fr/contact'],
    ['/\\evil.example/fr', '/fr/contact'],
    ['/..//evil.example', '/fr/contact'],
    ['https://evil.example/fr', '/fr/contact'],
    ['', '/fr/contact'],
  ])('a form that says it stands on %j is answered on %s', async (page, path) => {
    await form({ type: 'call', 'meta.locale': 'fr', 'meta.page': page })
    expect(pages[0]?.page).toBe(path)
  })

  test('a form that does not say where it stands is answered where the visitor came from', async () => {
    await form({ type: 'call' }, { referer: 'https://jalonne.ch/en/services?x' })
    expect(pages[0]).toMatchObject({ language: 'en', page: '/en/services' })
  })

  test('a form that comes from no address is answered on the contact page', async () => {
    await form({ type: 'call', 'meta.locale': 'fr' }, { referer: 'no address' })
    expect(pages[0]?.page).toBe('/fr/contact')
  })

  test('an unreadable form gets a page too', async () => {
    await post('x'.repeat(100_000), { 'content-type': 'multipart/form-data; boundary=x' })
    expect(pages).toMatchObject([{ status: 413, fields: {}, page: '/fr/contact' }])
  })
})

describe('a report of a failed validation', () => {
  const report = {
    validation_error: true,
    error: 'Nom requis',
    page: '/fr/contact',
    timestamp: '2026-03-06T12:00:00.000Z',
  }

  test('is taken apart from requests', async () => {
    expect((await post(report)).status).toBe(204)
    expect(deps.report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'form', subject: '/fr/contact  Nom requis' }),
    )
    expect(leads).toHaveLength(0)
  })

  test('is counted apart from requests', async () => {
    deps.mayReport.mockReturnValue(false)
    expect((await post(report)).status).toBe(429)
    expect((await post(call)).status).toBe(200)
  })

  test('that is incomplete is refused', async () => {
    expect((await post({ validation_error: true })).status).toBe(422)
    expect(deps.report).not.toHaveBeenCalled()
  })
})
