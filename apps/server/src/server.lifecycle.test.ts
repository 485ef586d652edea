import { expect, test, vi } from 'vitest'
import { PortTakenError } from './http/http-server.ts'
import { readEvents } from './testing/read-events.ts'
import { startSite } from './testing/start-site.ts'

vi.setConfig({ testTimeout: 20_000 })

test('health tells of the lake, the cache and the streams', async () => {
  await using site = await startSite()
  await site.get('/fr')
  expect(await site.health()).toMatchObject({
    status: 'ok',
    lake: 'connected',
    pages: { pages: 1, errors: 0, bytes: expect.any(Number) },
    liveStreams: 0,
  })
})

test('stopping lets an answer under way finish, ends event streams and then refuses', async () => {
  const site = await startSite()
  const held = site.lake.holdNextQuery()
  const answer = site.get('/fr')
  await held.reached
  const events = readEvents(`http://127.0.0.1:${site.port}/live`)
  await events.next()
  const closed = site.close()
  expect((await events.next()).done).toBe(true)
  held.answer()
  expect((await answer).status).toBe(200)
  await closed
  await expect(site.get('/fr')).rejects.toThrow('ECONNREFUSED')
})

test('a taken port is told in one sentence that names it and the way out', async () => {
  await using site = await startSite()
  const second = startSite({ env: { SITE_PORT: String(site.port) } })
  await expect(second).rejects.toThrow(PortTakenError)
  await expect(second).rejects.toThrow(
    `Port ${site.port} is taken by another program: stop it, or choose another port with SITE_PORT.`,
  )
})
