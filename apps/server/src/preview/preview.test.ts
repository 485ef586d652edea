import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeSlug } from '@jalonne/domain'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { contentQueries, minifyGroq } from '@jalonne/site/preview'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { fakeSite, renderResult } from '../testing/fake-site.ts'
import { type RealLake, startRealLake } from '../testing/real-lake.ts'
import { ScriptedLake } from '../testing/scripted-lake.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'

const studio = 'http://localhost:3333'
const hour = 3_600_000

let lake: RealLake
let site: RunningSite
let time: number
const env = { SANITY_API_READ_TOKEN: 'editor-token', PREVIEW_SECRET: 'k'.repeat(32) }
const start = (more: Record<string, string> = {}) =>
  startSite({
    lakeUrl: lake.url,
    site: fakeSite(renderResult),
    now: () => time,
    env: { ...env, ...more },
  })

beforeEach(async () => {
  time = Date.now()
  lake = await startRealLake(0, () => new Date(time))
  const page = (id: string, path: string, title: string) => ({
    _id: id,
    _type: 'page',
    path,
    title,
  })
  await lake.client
    .transaction()
    .create(page('pricing', '/pricing', 'Prices'))
    .create(page('drafts.pricing', '/pricing', 'Not yet'))
    .create(page('contact', '/contact', 'Contact'))
    .create(page('drafts.contact', '/contact', 'Secret'))
    .create({
      _id: 'drafts.secret',
      _type: 'sanity.previewUrlSecret',
      secret: 'left-by-an-editor',
      studioUrl: `${studio}/presentation`,
    })
    .commit()
  site = await start()
})
afterEach(async () => {
  await site.close()
  await lake.close()
})

/** Requests without following; `send` is posted as a form, or as JSON where it is an object. */
function request(
  path: string,
  headers: Record<string, string> = {},
  send?: URLSearchParams | object,
) {
  const json = send && !(send instanceof URLSearchParams)
  return fetch(`http://127.0.0.1:${site.port}${path}`, {
    redirect: 'manual',
    headers: { ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
    ...(send ? { method: 'POST', body: json ? JSON.stringify(send) : send } : {}),
  })
}
const inFrame = { 'sec-fetch-dest': 'iframe' }
const inTab = { 'sec-fetch-dest': 'document' }
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const enable = (to: string, secret = 'left-by-an-editor') =>
  request(
    `/api/draft/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(to)}`,
  )
const requestLink = (path: string, hours = '1', secret = 'left-by-an-editor', origin = studio) =>
  request('/api/draft/share', { origin }, new URLSearchParams({ secret, path, hours }))
const share = async (path: string, hours?: string) => {
  const { url }: { url: string } = await (await requestLink(path, hours)).json()
  return url.replace(/^http:\/\/localhost:4600/, '')
}

test('a visitor never reads a draft, whatever their browser sends', async () => {
  const cookie = cookieOf(await enable('/fr/pricing'))
  const forged = [
    `${cookie}x`,
    cookie.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`),
    cookie.replace('draft-studio', 'draft-share'),
    'draft-studio=1',
    `draft-share=${Buffer.from('{"mode":{"kind":"studio"}}').toString('base64url')}.`,
  ]
  for (const header of ['', ...forged]) {
    const response = await request('/fr/pricing', { cookie: header, ...inFrame })
    expect(await response.text(), header).toContain('Prices')
    expect(response.headers.get('cache-control')).toContain('public')
  }
  time += 13 * hour
  const expired = await request('/fr/pricing', { cookie, ...inFrame })
  expect(await expired.text()).toContain('Prices')
})

test('the Studio shows drafts in its frame, and nobody keeps them', async () => {
  const entered = await enable('/fr/pricing')
  expect([entered.status, entered.headers.get('location')]).toEqual([307, '/fr/pricing'])
  expect(entered.headers.getSetCookie()[0]).toMatch(
    /; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const cookie = cookieOf(entered)
  await request('/fr/pricing')
  const draft = await request('/fr/pricing', { cookie, ...inFrame })
  expect(await draft.text()).toContain('Not yet')
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  expect(draft.headers.get('x-robots-tag')).toContain('noindex')
  expect(draft.headers.get('content-security-policy')).toContain(`frame-ancestors ${studio}`)

  const published = await request('/fr/pricing')
  expect(await published.text()).toContain('Prices')
  expect(published.headers.get('cache-status')).toBe('jalonne; hit')
  expect(published.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('editors see drafts also where the key in the data folder is damaged, until the server ends', async () => {
  const data = await scratchFolder()
  mkdirSync(join(data, 'server'))
  writeFileSync(join(data, 'server/preview-key'), '')
  const damaged = { DATA_DIR: data, PREVIEW_SECRET: '' }
  await site.close()
  site = await start(damaged)
  const cookie = cookieOf(await enable('/fr/pricing'))
  const shown = async () => (await request('/fr/pricing', { cookie, ...inFrame })).text()
  expect(await shown()).toContain('Not yet')
  await site.close()
  site = await start(damaged)
  expect(await shown()).toContain('Prices')
})

test('an editor sees in a tab of their own what visitors see', async () => {
  const cookie = cookieOf(await enable('/fr/pricing'))
  expect(await (await request('/fr/pricing', { cookie, ...inTab })).text()).toContain('Prices')
})

test('from the Studio an editor opens a draft in a tab, and leaves it there alone', async () => {
  const cookie = cookieOf(await enable('/fr/pricing'))
  const asked = '/fr/pricing?sanity-preview-perspective=drafts'
  const opened = await request(asked, { cookie, ...inTab })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/fr/pricing'])
  const both = `${cookie}; ${cookieOf(opened)}`
  expect(await (await request('/fr/pricing', { cookie: both, ...inTab })).text()).toContain(
    'Not yet',
  )
  const left = await request('/api/draft/disable?to=/fr/pricing', { cookie: both, ...inTab })
  expect(left.headers.getSetCookie().join()).toMatch(/^draft-share=;[^,]*Max-Age=0[^,]*$/)
  expect((await request(asked, inTab)).status).toBe(200)
})

test.each(['https://evil.example', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
  'entering never leads to another site: %s',
  async (to) => {
    const entered = await enable(to)
    expect(entered.status).toBe(307)
    const location = entered.headers.get('location') ?? to
    expect(new URL(location, 'http://localhost:4600').origin).toBe('http://localhost:4600')
  },
)

test('only a secret from the lake lets in, and not a stale one', async () => {
  expect((await enable('/fr', 'guessed')).status).toBe(401)
  expect((await request('/api/draft/enable')).status).toBe(401)
  expect((await requestLink('/fr/pricing', '1', 'guessed')).status).toBe(401)
  time += 0.9 * hour
  expect((await enable('/fr')).status).toBe(307)
  time += 0.2 * hour
  expect((await enable('/fr')).status).toBe(401)
  expect((await requestLink('/fr/pricing')).status).toBe(401)
})

test('over TLS the pass of the frame is its own, and no other website may set it', async () => {
  await site.close()
  site = await start({ SITE_ORIGIN: 'https://jalonne.example' })
  const entered = await enable('/fr')
  const [cookie] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-draft-studio=/)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/']) {
    expect(cookie?.split('; ')).toContain(part)
  }
  const own = cookieOf(entered)
  const shown = async (sent: string) =>
    (await request('/fr/pricing', { cookie: sent, ...inFrame })).text()
  expect(await shown(own)).toContain('Not yet')
  expect(await shown(own.replace('__Host-', ''))).toContain('Prices')
})

test('a link shows the draft of one page until it expires', async () => {
  const link = await share('/en/pricing', '24')
  const opened = await request(link)
  expect([opened.status, opened.headers.get('location')]).toEqual([307, '/en/pricing'])
  const cookie = cookieOf(opened)
  for (const path of ['/en/pricing', '/fr/pricing']) {
    const response = await request(path, { cookie, ...inTab })
    expect(await response.text()).toContain('Not yet')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  expect(await (await request('/fr/contact', { cookie, ...inTab })).text()).toContain('Contact')

  time += 25 * hour
  expect(await (await request('/en/pricing', { cookie, ...inTab })).text()).toContain('Prices')
  const expired = await request(link)
  expect([expired.status, expired.headers.getSetCookie()]).toEqual([410, []])
  expect(await expired.text()).toContain('This link has expired')
  expect(await (await request(link.replace('lang=en', 'lang=fr'))).text()).toContain(
    'Ce lien a expiré',
  )
})

test('a link that was changed is none', async () => {
  const link = await share('/pricing')
  const response = await request(link.replace(/token=./, 'token=Z'))
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  const studioPass = cookieOf(await enable('/fr')).replace(/^[^=]+=/, '')
  expect((await request(`/api/draft/share?token=${studioPass}`)).status).toBe(403)
})

test.each([
  [{ path: '/pricing', hours: '8760' }, 400],
  [{ path: 'https://evil.example', hours: '1' }, 400],
  [{ path: '//evil.example', hours: '1' }, 400],
  [{ hours: '1' }, 400],
])('a link is refused for %j', async (fields, status) => {
  const send = new URLSearchParams({ secret: 'left-by-an-editor', ...fields } as Record<
    string,
    string
  >)
  expect((await request('/api/draft/share', { origin: studio }, send)).status).toBe(status)
})

test('only the Studio itself hears the link it asked for', async () => {
  const heard = await requestLink('/pricing')
  expect(heard.headers.get('access-control-allow-origin')).toBe(studio)
  expect(
    (await requestLink('/pricing', '1', 'left-by-an-editor', 'https://evil.example')).status,
  ).toBe(401)
})

test('leaving takes the passes back', async () => {
  const response = await request('/api/draft/disable?to=/fr/pricing', inFrame)
  expect(response.headers.get('location')).toBe('/fr/pricing')
  expect(response.headers.getSetCookie().join()).toMatch(
    /draft-studio=;.*Max-Age=0.*draft-share=;.*Max-Age=0/,
  )
})

test('a page reads drafts by the queries of the site alone', async () => {
  const queryOf = (as: string, query: string, path: string) => ({
    as,
    query,
    params: { lang: 'fr', path },
  })
  const cookie = cookieOf(await enable('/fr'))
  const page = queryOf('studio', minifyGroq(contentQueries.page), '/pricing')
  const response = await request('/api/draft/content', { cookie }, page)
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])

  expect((await request('/api/draft/content', {}, page)).status).toBe(401)
  expect((await request('/api/draft/content', { cookie }, queryOf('studio', '*', ''))).status).toBe(
    403,
  )
  expect((await request('/api/draft/content', { cookie }, { as: 'studio' })).status).toBe(400)
  const fromElsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await request('/api/draft/content', fromElsewhere, page)).status).toBe(403)
})

// The query that a page's browser sends for a document, by its type.
const queryOfType = {
  article: 'article',
  caseStudy: 'project',
  city: 'city',
} as const satisfies Record<keyof typeof beforeSlug, keyof typeof contentQueries>

test.each(Object.entries(beforeSlug))(
  'a link to the page of a document of the type %s reads its draft, and no other',
  async (type, before) => {
    const named = (slug: string, text: string) => ({
      _type: type,
      slug: { current: slug },
      name: text,
      title: text,
      date: '2026-01-20',
      client: { _type: 'reference', _ref: 'bakery' },
    })
    await lake.client
      .transaction()
      .create({ _id: 'bakery', _type: 'client', name: 'Bakery' })
      .create({ _id: 'bulle', ...named('bulle', 'As it was') })
      .create({ _id: 'drafts.bulle', ...named('bulle', 'As it will be') })
      .create({ _id: 'drafts.vevey', ...named('vevey', 'Secret') })
      .commit()
    const cookie = cookieOf(await request(await share(`/fr${before}bulle`)))
    const read = async (slug: string) => {
      const query = minifyGroq(contentQueries[queryOfType[type as keyof typeof beforeSlug]])
      const send = { as: 'share', query, params: { lang: 'fr', slug, today: '2026-04-01' } }
      return (await request('/api/draft/content', { cookie }, send)).text()
    }
    expect(await read('bulle')).toContain('As it will be')
    expect(await read('vevey')).not.toContain('Secret')
  },
)

test('without a token for drafts there are no previews, and the address says so', async () => {
  await site.close()
  site = await start({ SANITY_API_READ_TOKEN: '' })
  const response = await enable('/fr')
  expect([response.status, await response.text()]).toEqual([
    503,
    'There are no previews: the server has no SANITY_API_READ_TOKEN.',
  ])
})

test('with a lake that hangs, whoever previews is told so in time, and then at once', async () => {
  const hanging = new ScriptedLake()
  await hanging.start()
  onTestFinished(() => hanging.stop())
  const framed = { cookie: cookieOf(await enable('/fr')), ...inFrame }
  const shared = { cookie: cookieOf(await request(await share('/fr/pricing'))), ...inTab }
  const query = {
    as: 'studio',
    query: minifyGroq(contentQueries.page),
    params: { path: '/pricing' },
  }
  await site.close()
  site = await start({ SANITY_API_HOST: hanging.url, RENDER_DEADLINE_MS: '2000' })
  hanging.hangs = true
  const responses = await Promise.all([
    enable('/fr'),
    requestLink('/pricing'),
    request('/fr/pricing', framed),
    request('/fr/pricing', shared),
    request('/api/draft/content', framed, query),
  ])
  // On a busy machine the rendering may give up before its query does.
  for (const { status } of responses) expect([503, 504]).toContain(status)
  const asked = hanging.queries
  expect((await enable('/fr')).status).toBe(503)
  expect(hanging.queries).toBe(asked)
})

test('an editor who leaves before the response is counted, and is no failed request', async () => {
  const hanging = new ScriptedLake()
  await hanging.start()
  onTestFinished(() => hanging.stop())
  const framed = { cookie: cookieOf(await enable('/fr')), 'content-type': 'application/json' }
  const query = minifyGroq(contentQueries.page)
  await site.close()
  site = await start({ SANITY_API_HOST: hanging.url })
  const held = hanging.holdNextQuery()
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${site.port}/api/draft/content`, {
    method: 'POST',
    headers: framed,
    body: JSON.stringify({ as: 'studio', query, params: { path: '/pricing' } }),
    signal: leaving.signal,
  })
  await held.reached
  leaving.abort()
  await expect(left).rejects.toThrow()
  const counted = 'site_requests_total{kind="api",method="POST",status="499"} 1'
  await expect.poll(async () => (await request('/metrics')).text()).toContain(counted)
  held.release()
})

test('while the lake is away, entering fails politely', async () => {
  await lake.close()
  expect((await enable('/fr')).status).toBe(503)
  lake = await startRealLake()
})
