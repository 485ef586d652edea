import { eventually } from '@jalonne/node-kit/testing/eventually'
import { expect, test } from 'vitest'
import { readEvents } from './testing/read-events.ts'
import { tagOf } from './testing/scripted-lake.ts'
import { startSite } from './testing/start-site.ts'

const cursorIn = (html: string) => /"cursor":"([^"]+)"/.exec(html)?.[1] ?? ''

test('publishing a page renews it in both languages and leaves the others alone', async () => {
  await using site = await startSite()
  for (const path of ['/fr', '/en', '/fr/pricing', '/en/pricing']) await site.get(path)
  await site.receives(() => site.lake.publish('/pricing', 'New prices'))
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; hit')
  expect((await site.get('/en')).headers['cache-status']).toBe('jalonne; hit')
  for (const path of ['/fr/pricing', '/en/pricing']) {
    const renewed = await site.get(path)
    expect(renewed.headers['cache-status']).toBe('jalonne; fwd=stale; stored')
    expect(renewed.text).toContain('New prices')
  }
})

test('a page whose content changes while it is rendered is served but not cached', async () => {
  await using site = await startSite()
  const held = site.lake.holdNextQuery()
  const before = site.get('/fr/pricing')
  await held.reached
  await site.receives(() => site.lake.publish('/pricing', 'New prices'))
  held.release()
  const old = await before
  expect(old.text).toContain('<h1>Pricing</h1>')
  expect(old.headers['cache-status']).toBe('jalonne; fwd=miss')
  expect((await site.get('/fr/pricing')).text).toContain('New prices')
})

test('a visitor who comes after a change never gets the rendering begun before it', async () => {
  await using site = await startSite()
  const held = site.lake.holdNextQuery()
  const before = site.get('/fr/pricing')
  await held.reached
  await site.receives(() => site.lake.publish('/pricing', 'New prices'))
  const after = site.get('/fr/pricing')
  held.release()
  expect((await before).text).toContain('<h1>Pricing</h1>')
  expect((await after).text).toContain('New prices')
})

test('a page whose content does not change while others do is cached', async () => {
  await using site = await startSite()
  const held = site.lake.holdNextQuery()
  const rendering = site.get('/fr/pricing')
  await held.reached
  await site.receives(() => site.lake.publish('/', 'New home'))
  held.release()
  expect((await rendering).headers['cache-status']).toBe('jalonne; fwd=miss; stored')
})

test('a restart of the live events outdates every page', async () => {
  await using site = await startSite()
  await site.get('/fr')
  await site.receives(() => site.lake.restart())
  expect((await site.get('/fr')).headers['cache-status']).toBe('jalonne; fwd=stale; stored')
})

test('an open page gets the event of a change, after its pages are outdated', async () => {
  await using site = await startSite()
  const cursor = cursorIn((await site.get('/fr/pricing')).text)
  const events = readEvents(`http://127.0.0.1:${site.port}/live?since=${cursor}`)
  expect((await events.next()).value).toMatchObject({ event: 'welcome', data: { cursor } })
  site.lake.publish('/pricing', 'New prices')
  const { value } = await events.next()
  expect(value).toMatchObject({
    event: 'message',
    data: { tags: [tagOf('/pricing')], eventId: '1', cursor: expect.not.stringMatching(cursor) },
  })
  expect((await site.get('/fr/pricing')).text).toContain('New prices')
  await events.return(undefined)
})

test('a page that was rendered long ago is told what changed since, not everything', async () => {
  await using site = await startSite()
  const cursor = cursorIn((await site.get('/fr')).text)
  await site.receives(() => site.lake.publish('/pricing', 'New prices'))
  await site.receives(() => site.lake.emit(['s1:other']))
  const events = readEvents(`http://127.0.0.1:${site.port}/live?since=${cursor}`)
  await events.next()
  expect((await events.next()).value).toMatchObject({
    event: 'message',
    data: { tags: ['s1:other', tagOf('/pricing')], eventId: '2' },
  })
  await events.return(undefined)
})

test('a page kept from an earlier process starts over', async () => {
  await using site = await startSite()
  const events = readEvents(`http://127.0.0.1:${site.port}/live?since=0a1b2c3d.4`)
  await events.next()
  expect((await events.next()).value).toMatchObject({ event: 'restart' })
  await events.return(undefined)
})

test('a reconnecting browser goes on from the last event it had', async () => {
  await using site = await startSite()
  const events = readEvents(`http://127.0.0.1:${site.port}/live`)
  const { value: welcome } = await events.next()
  await events.return(undefined)
  await site.receives(() => site.lake.publish('/pricing', 'New prices'))
  const response = await fetch(`http://127.0.0.1:${site.port}/live?since=outdated.0`, {
    headers: { 'last-event-id': welcome?.id ?? '' },
  })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain(tagOf('/pricing'))
  await reader?.cancel()
})

test('streams that end are counted out', async () => {
  await using site = await startSite({ env: { MAX_LIVE_STREAMS: '1' } })
  const events = readEvents(`http://127.0.0.1:${site.port}/live`)
  await events.next()
  expect((await site.health()).liveStreams).toBe(1)
  expect((await site.get('/live')).status).toBe(503)
  await events.return(undefined)
  await eventually(async () => expect((await site.health()).liveStreams).toBe(0))
})

test('behind a trusted proxy each visitor has streams of their own, and no more than their share', async () => {
  const limits = { MAX_LIVE_STREAMS: '100', MAX_LIVE_STREAMS_PER_CLIENT: '2' }
  await using site = await startSite({ env: { ...limits, TRUST_PROXY: 'true' } })
  const ends = new AbortController()
  const open = async (address: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.9, ${address}` }
    const url = `http://127.0.0.1:${site.port}/live`
    return (await fetch(url, { headers, signal: ends.signal })).status
  }
  expect([await open('192.0.2.1'), await open('192.0.2.1')]).toEqual([200, 200])
  expect(await open('192.0.2.1')).toBe(429)
  expect(await open('192.0.2.2')).toBe(200)
  ends.abort()
})
