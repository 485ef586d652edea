import { eventually } from '@jalonne/node-kit/testing/eventually'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeSite, renderResult } from './testing/fake-site.ts'
import { type RealLake, startRealLake } from './testing/real-lake.ts'
import { ScriptedLake } from './testing/scripted-lake.ts'
import { type RunningSite, startSite } from './testing/start-site.ts'

let lake: RealLake
let site: RunningSite
beforeEach(async () => {
  lake = await startRealLake()
  await lake.client
    .transaction()
    .create({ _id: 'basic', _type: 'plan', name: 'Basic', price: 250 })
    .create({ _id: 'home', _type: 'page', path: '/', title: 'Home' })
    .create({
      _id: 'pricing',
      _type: 'page',
      path: '/pricing',
      title: 'Pricing',
      plans: [{ _type: 'reference', _ref: 'basic', _key: 'a' }],
    })
    .commit()
  site = await startSite({
    lakeUrl: lake.url,
    site: fakeSite(renderResult),
  })
})
afterEach(async () => {
  await site.close()
  await lake.close()
})

test('a price edited in the lake is read on the pages that show it, and only those are rendered', async () => {
  for (const path of ['/fr', '/fr/pricing', '/en/pricing']) await site.get(path)
  await lake.client.patch('basic').set({ price: 260 }).commit()
  await eventually(async () => expect((await site.get('/fr/pricing')).text).toContain('260'))
  expect((await site.get('/en/pricing')).text).toContain('260')
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit')
})

test('editing one page renews one page', async () => {
  for (const path of ['/fr', '/fr/pricing']) await site.get(path)
  await lake.client.patch('home').set({ title: 'Welcome' }).commit()
  await eventually(async () => expect((await site.get('/fr')).text).toContain('Welcome'))
  expect((await site.get('/fr/pricing')).headers['cache-status']).toBe('jalonne; hit')
})

test('a page published where there was none is found, one unpublished is gone', async () => {
  expect((await site.get('/fr/new')).status).toBe(404)
  await lake.client.create({ _id: 'new', _type: 'page', path: '/new', title: 'New' })
  await eventually(async () => expect((await site.get('/fr/new')).status).toBe(200))
  await lake.client.delete('new')
  await eventually(async () => expect((await site.get('/fr/new')).status).toBe(404))
})

test('a draft changes nothing a visitor sees', async () => {
  await site.get('/fr')
  await lake.client.create({ _id: 'drafts.home', _type: 'page', path: '/', title: 'Not yet' })
  await lake.client.patch('pricing').set({ title: 'Prices' }).commit()
  await eventually(async () => expect((await site.get('/fr/pricing')).text).toContain('Prices'))
  const { text, headers } = await site.get('/fr')
  expect(headers['cache-status']).toBe('jalonne; hit')
  expect(text).not.toContain('Not yet')
})

test('a redirect an editor makes leads on at once', async () => {
  expect((await site.get('/fr/tarifs')).status).toBe(404)
  await lake.client.create({ _type: 'redirect', from: '/tarifs', to: '/pricing', permanent: true })
  await eventually(async () => expect((await site.get('/fr/tarifs')).status).toBe(301))
})

test('a token the lake does not know costs the previews alone, and readiness says so', async () => {
  const inbox = { check: async () => undefined }
  const start = (token: string) =>
    startSite({
      lakeUrl: lake.url,
      site: fakeSite(renderResult),
      inbox,
      env: { SANITY_API_READ_TOKEN: token },
    })
  await using revoked = await start('revoked-token')
  expect((await revoked.get('/fr/pricing')).text).toContain('250')
  await revoked.lakeIs('connected')
  await lake.client.patch('basic').set({ price: 260 }).commit()
  await eventually(async () => expect((await revoked.get('/fr/pricing')).text).toContain('260'))
  const readiness = await revoked.get('/healthz/ready')
  expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
    503,
    {
      status: 'not ready',
      inbox: 'writable',
      lake: 'connected',
      readToken: 'refused',
      mail: 'none',
    },
  ])
  const preview = '/api/draft/enable?sanity-preview-secret=x&sanity-preview-pathname=/fr'
  expect((await revoked.get(preview)).status).toBe(503)
  await using known = await start('viewer-token')
  expect(JSON.parse((await known.get('/healthz/ready')).text)).toMatchObject({
    status: 'ready',
    readToken: 'accepted',
  })
  expect((await known.get(preview)).status).toBe(401)
})

test('content of another project than the lake has is not served, and the log says whose was wanted', async () => {
  const lines: string[] = []
  await using other = await startSite({
    lakeUrl: lake.url,
    lake: new ScriptedLake(),
    site: fakeSite(renderResult),
    inbox: { check: async () => undefined },
    env: { SANITY_PROJECT_ID: 'abc123' },
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
  })
  expect(lines[0]).toContain('"project":"abc123","dataset":"production"')
  expect(lines[0]).toContain(`"lake":"${lake.url}"`)
  const refused = () => lines.find((line) => line.includes('live events refused'))
  await eventually(() => expect(refused()).toMatch(/project.*jalonne.*abc123/))
  expect(await other.get('/fr/pricing')).toMatchObject({ status: 503 })
  expect(JSON.parse((await other.get('/healthz/ready')).text)).toMatchObject({
    status: 'not ready',
    lake: 'disconnected',
  })
})

test('a lake that returns as another one, with other content, is believed', async () => {
  await site.get('/fr')
  const { port } = new URL(lake.url)
  await lake.close()
  await site.lakeIs('disconnected')
  lake = await startRealLake(Number(port))
  await lake.client.create({ _id: 'home', _type: 'page', path: '/', title: 'Restored' })
  await eventually(async () => expect((await site.get('/fr')).text).toContain('Restored'))
})
