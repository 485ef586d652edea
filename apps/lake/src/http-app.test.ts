import { rateLimit } from '@jalonne/node-kit/rate-limit'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { callerReader } from './caller.ts'
import { createHttpApp, type HttpAppOptions } from './http-app.ts'
import { httpServer, listen } from './http-server.ts'
import { lakeMetrics } from './metrics.ts'
import { authenticator } from './people/authenticate.ts'

let logged: Record<string, unknown>[]
beforeEach(() => {
  logged = []
})

async function open(options: Partial<HttpAppOptions> = {}): Promise<string> {
  const app = createHttpApp({
    lake: { fetch: async () => Response.json({ result: [] }), unknownEndpoints: () => [] },
    log: pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    metrics: lakeMetrics(() => ({ streams: 0, datasets: [] })),
    authenticate: async () => null,
    signIn: new Hono(),
    knowsHost: () => true,
    allowsOrigin: () => true,
    admit: () => 0,
    readCaller: callerReader(),
    state: () => 'open',
    ...options,
  })
  const server = httpServer(async (request, env) => app.fetch(request, env))
  onTestFinished(() => void server.node.close())
  return listen(server, 0, '127.0.0.1')
}

const query = '/v2025-02-19/data/query/production?query=*'

it('turns down an address that asks too much without a token, and nobody else', async () => {
  const url = await open({
    admit: rateLimit({ perMinute: 2, burst: 2 }).take,
    authenticate: authenticator((token) => (token === 'x' ? { id: 'x', role: 'viewer' } : null)),
  })
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  expect((await ask(query)).status).toBe(200)
  expect((await ask('/images/jalonne/production/x.png')).status).toBe(200)
  const refused = await ask(query, { origin: 'http://localhost:3000' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  expect((await ask(query, { authorization: 'Bearer x' })).status).toBe(200)
  const image = '/images/jalonne/production/x.png'
  expect((await ask(image, { authorization: 'Bearer x' })).status).toBe(200)
  for (const authorization of ['Bearer made-up', 'Basic eDp5']) {
    expect((await ask(image, { authorization })).status).toBe(429)
  }
  expect((await ask('/v2025-02-19/data/live/events/production')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
})

it('lets any website link to the sign-in page, and none that is not allowed read it', async () => {
  const url = await open({ allowsOrigin: (origin) => origin === 'http://localhost:3333' })
  const page = `${url}/v1/auth/login/local?origin=http://localhost:3333`
  const status = async (headers = {}) => (await fetch(page, { headers })).status
  expect(await status()).not.toBe(403)
  expect(await status({ origin: 'http://localhost:3333' })).not.toBe(403)
  expect(await status({ origin: 'http://evil.example' })).toBe(403)
})

it.each(['starting', 'closing'] as const)('asks to wait while the lake is %s', async (state) => {
  const url = await open({ state: () => state })
  for (const path of [query, '/healthz']) expect((await fetch(url + path)).status).toBe(503)
})

it('logs a line for each request, without the query, which may hold content', async () => {
  const url = await open()
  await fetch(`${url}${query}&secret=1`, { headers: { authorization: 'Bearer hidden' } })
  expect(logged).toMatchObject([
    { msg: 'request', method: 'GET', path: '/v2025-02-19/data/query/production', status: 200 },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/secret|hidden/)
})

it('answers and logs when the lake itself fails', async () => {
  const lake = {
    fetch: async () => Promise.reject(new Error('disk on fire')),
    unknownEndpoints: () => [],
  }
  const response = await fetch((await open({ lake })) + query)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('fire')
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'request failed', level: 50 }))
})

it('cuts off whoever falls behind the events, with a line in the log and none on standard error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const cancelled = vi.fn()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const answer = async () => {
    const start = (given: ReadableStreamDefaultController<Uint8Array>) => {
      stream = given
      given.enqueue(new TextEncoder().encode('event: welcome\n\n'))
    }
    const body = new ReadableStream<Uint8Array>({ start, cancel: cancelled })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const url = await open({ lake: { fetch: answer, unknownEndpoints: () => [] } })
  const events = `${url}/v2025-02-19/data/listen/production`
  const first = (await fetch(events)).body?.getReader()
  expect(new TextDecoder().decode((await first?.read())?.value)).toBe('event: welcome\n\n')
  stream?.error(new Error('too slow'))
  await expect(first?.read()).rejects.toThrow()
  await eventually(() =>
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'event stream cut off' })),
  )
  expect(said).not.toHaveBeenCalled()

  const leaving = new AbortController()
  await fetch(events, { signal: leaving.signal })
  leaving.abort()
  await eventually(() => expect(cancelled).toHaveBeenCalledOnce())
  const closed = await fetch(events)
  stream?.close()
  expect(await closed.text()).toBe('event: welcome\n\n')
})
