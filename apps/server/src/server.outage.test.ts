import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { fakeSite } from './testing/fake-site.ts'
import { startSite } from './testing/start-site.ts'

test('with the lake away the server serves what it has, and says so', async () => {
  await using site = await startSite()
  const fresh = await site.get('/fr')
  await site.lake.stop()
  await site.lakeIs('disconnected')
  const kept = await site.get('/fr')
  expect(kept.status).toBe(200)
  expect(kept.text).toBe(fresh.text)
  expect(kept.headers['cache-status']).toBe('jalonne; hit; detail=stale')
})

test('even a page that was outdated before the lake went away is still served', async () => {
  await using site = await startSite()
  await site.get('/fr/pricing')
  await site.receives(() => site.lake.publish('/pricing', 'Never rendered'))
  await site.lake.stop()
  const kept = await site.get('/fr/pricing')
  expect(kept.status).toBe(200)
  expect(kept.text).toContain('<h1>Pricing</h1>')
  expect(kept.headers['cache-status']).toBe('jalonne; hit; detail=stale')
})

test.each([
  ['fr', 'Cette page ne peut pas être affichée'],
  ['en', 'This page cannot be shown'],
])('a page that was never cached is an honest 503 in %s', async (language, words) => {
  await using site = await startSite()
  await site.lake.stop()
  const response = await site.get(`/${language}/pricing`)
  expect(response.status).toBe(503)
  expect(response.text).toContain(words)
  expect(response.text).toContain(`<html lang="${language}">`)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.text).not.toMatch(/ECONN|\bat .*\.ts/)
})

test('a lake that goes away in the middle of a rendering costs one honest error', async () => {
  await using site = await startSite()
  const held = site.lake.holdNextQuery()
  const response = site.get('/en')
  await held.reached
  await site.lake.stop()
  expect((await response).status).toBe(503)
})

test('a lake that responds with errors is as good as away', async () => {
  await using site = await startSite()
  await site.get('/fr')
  site.lake.failWith = 500
  expect((await site.get('/en')).status).toBe(503)
  await site.receives(() => site.lake.publish('/', 'Never rendered'))
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit; detail=stale')
})

test('a page of another program in the place of the lake is as good as none', async () => {
  await using site = await startSite()
  site.lake.isReplaced = true
  const response = await site.get('/en')
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
})

test.each([429, 502, 503, 'cut' as const])(
  'a visitor gets the page where the lake refuses a single query (%s)',
  async (fault) => {
    await using site = await startSite()
    site.lake.failOnce = fault
    expect((await site.get('/fr')).status).toBe(200)
    expect(site.lake.queries).toBe(2)
  },
)

test('for a lake that stays away one visitor waits a moment, and nobody after them', async () => {
  await using site = await startSite()
  site.lake.failWith = 503
  expect((await site.get('/fr')).status).toBe(503)
  expect(site.lake.queries).toBe(3)
  for (const path of ['/en', '/fr/pricing']) expect((await site.get(path)).status).toBe(503)
  expect(site.lake.queries).toBe(5)
  site.lake.failWith = null
  expect((await site.get('/en')).status).toBe(200)
  site.lake.failOnce = 503
  expect((await site.get('/fr')).status).toBe(200)
})

test('a lake that never responds is given up at the deadline, and the cached page served', async () => {
  await using site = await startSite({ env: { RENDER_DEADLINE_MS: '500' } })
  await site.get('/fr')
  await site.receives(() => site.lake.publish('/', 'Slow'))
  const held = site.lake.holdNextQuery()
  const response = await site.get('/fr')
  expect(response.headers['cache-status']).toBe('jalonne; hit; detail=stale')
  expect(response.text).toContain('<h1>Home</h1>')
  held.release()
})

test('a lake that comes back is caught up with: only what changed meanwhile is rendered anew', async () => {
  await using site = await startSite()
  await site.get('/fr')
  await site.get('/fr/pricing')
  // An event has an id to resume from; the welcome alone has none.
  await site.receives(() => site.lake.emit(['s1:unrelated']))
  await site.lake.stop()
  await site.lakeIs('disconnected')
  site.lake.publish('/pricing', 'Changed while away')
  await site.receives(() => void site.lake.start())
  expect(site.lake.resumedFrom).toEqual([null, '1'])
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit')
  expect((await site.get('/fr/pricing')).text).toContain('Changed while away')
})

test('the stream of changes is opened with the token there is, which the lake keeps a place for', async () => {
  await using anonymous = await startSite()
  expect(anonymous.lake.streamTokens).toEqual([null])
  await using known = await startSite({ env: { SANITY_API_READ_TOKEN: 'sk-test' } })
  expect(known.lake.streamTokens).toEqual(['Bearer sk-test'])
})

test('a lake that comes back without its past outdates everything', async () => {
  await using site = await startSite()
  await site.get('/fr')
  await site.receives(() => site.lake.emit(['s1:unrelated']))
  await site.lake.stop()
  await site.lakeIs('disconnected')
  site.lake.publish('/', 'Changed while away')
  site.lake.forget()
  site.lake.emit([])
  await site.receives(() => void site.lake.start())
  expect((await site.get('/fr')).text).toContain('Changed while away')
})

test('a connection lost before it had anything to resume from outdates everything', async () => {
  await using site = await startSite()
  await site.get('/fr')
  site.lake.titles.set('/', 'Changed unheard')
  await site.receives(() => site.lake.cutStreams())
  expect(site.lake.resumedFrom).toEqual([null, null])
  const renewed = await site.get('/fr')
  expect(renewed.headers['cache-status']).toBe('jalonne; fwd=stale; stored')
  expect(renewed.text).toContain('Changed unheard')
})

test('a stream that is back before the lake said whose origin it allows was lost all the same', async () => {
  await using site = await startSite()
  await site.get('/fr')
  site.lake.titles.set('/', 'Changed unheard')
  await site.receives(() => site.lake.cutStreams())
  expect((await site.health()).lake).toBe('connected')
  expect((await site.get('/fr')).text).toContain('Changed unheard')
})

test('a stream that was refused for a moment still resumes', async () => {
  await using site = await startSite()
  await site.get('/fr')
  await site.receives(() => site.lake.emit(['s1:unrelated']))
  site.lake.refuseStream = 502
  site.lake.cutStreams()
  await eventually(() => expect(site.lake.refusals).toBe(1))
  site.lake.emit(['s1:/'])
  site.lake.refuseStream = null
  await site.lakeIs('connected')
  expect(site.lake.resumedFrom.at(-1)).toBe('1')
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; fwd=stale; stored')
})

test('while events are cut off, pages are renewed behind the visitor, so a missed change lasts one visit', async () => {
  await using site = await startSite()
  await site.get('/fr')
  site.lake.refuseStream = 503
  site.lake.cutStreams()
  await site.lakeIs('disconnected')
  site.lake.titles.set('/', 'Changed unheard')
  const first = await site.get('/fr')
  expect(first.headers['cache-status']).toBe('jalonne; hit; detail=stale')
  await eventually(async () => expect((await site.get('/fr')).text).toContain('Changed unheard'))
})

test('a page is renewed like any other where the clock is set back while events are cut off', async () => {
  let setBackBy = 0
  await using site = await startSite({ now: () => Date.now() - setBackBy })
  await site.get('/fr')
  site.lake.refuseStream = 503
  site.lake.cutStreams()
  await site.lakeIs('disconnected')
  await eventually(async () =>
    expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit'),
  )
  setBackBy = 3_600_000
  site.lake.titles.set('/', 'Changed unheard')
  await eventually(async () => expect((await site.get('/fr')).text).toContain('Changed unheard'))
})

test('a lake that hangs is waited for once, then left alone for a moment, then tried again', async () => {
  await using site = await startSite({ env: { RENDER_DEADLINE_MS: '1000' } })
  await site.get('/fr')
  await site.receives(() => site.lake.publish('/', 'Never rendered'))
  site.lake.hangs = true
  const waiting = await Promise.all(
    Array.from({ length: 30 }, (_, index) => site.get(`/en/page-${index}`)),
  )
  // On a busy machine the rendering may give up before its query does.
  for (const { status } of waiting) expect([503, 504]).toContain(status)
  const asked = site.lake.queries
  // Eight are rendered at a time; those behind them find the lake left alone.
  expect(asked).toBeLessThan(12)
  expect((await site.get('/en/another')).status).toBe(503)
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit; detail=stale')
  expect(site.lake.queries).toBe(asked)
  site.lake.hangs = false
  await eventually(async () => expect((await site.get('/fr')).text).toContain('Never rendered'))
  expect((await site.get('/en')).status).toBe(200)
})

test('a lake that was left alone is asked again as soon as it is heard of', async () => {
  await using site = await startSite({ env: { RENDER_DEADLINE_MS: '2000' } })
  site.lake.hangs = true
  expect([503, 504]).toContain((await site.get('/fr')).status)
  await site.lake.stop()
  await site.lakeIs('disconnected')
  site.lake.hangs = false
  await site.lake.start()
  await site.lakeIs('connected')
  expect((await site.get('/fr')).status).toBe(200)
})

test('a server started while the lake is away shows what the last one had, and nothing old once the lake is back', async () => {
  const folder = await scratchFolder()
  const stored = { site: { ...fakeSite(), release: 'one' }, env: { DATA_DIR: folder } }
  const first = await startSite(stored)
  const before = await first.get('/fr/pricing')
  await first.close()
  await using site = await startSite({ ...stored, lake: first.lake })
  const shown = await site.get('/fr/pricing')
  expect([shown.status, shown.text]).toEqual([200, before.text])
  expect(shown.headers['cache-status']).toBe('jalonne; hit; detail=stale')
  expect((await site.get('/en/pricing')).status).toBe(503)
  site.lake.titles.set('/pricing', 'Changed while away')
  await site.lake.start()
  await site.lakeIs('connected')
  expect((await site.get('/fr/pricing')).text).toContain('Changed while away')
})

test('a share image whose page the lake does not tell is a 503', async () => {
  await using site = await startSite()
  await site.lake.stop()
  expect((await site.get('/share/fr/pricing.png')).status).toBe(503)
})
