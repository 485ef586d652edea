import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { callerReader } from './caller.ts'
import { fastPath } from './fast-path.ts'
import { lakeMetrics } from './metrics.ts'

const cached = { body: new TextEncoder().encode('{"result":1}'), etag: 'W/"a"', gzip: null }

async function served(given: Partial<Parameters<typeof fastPath>[0]> = {}) {
  const metrics = lakeMetrics(() => ({ streams: 0, datasets: [] }))
  const serve = fastPath({
    lake: {
      projectId: 'jalonne',
      cached: (_base, address) => (address.startsWith('/v1/data/query/') ? cached : null),
    },
    log: pino({ level: 'silent' }),
    metrics,
    knowsHost: (host) => host?.startsWith('127.0.0.1') ?? false,
    admit: () => 0,
    readCaller: callerReader(),
    state: () => 'open',
    ...given,
  })
  const server = createServer((incoming, outgoing) => {
    if (!serve(incoming, outgoing)) outgoing.writeHead(404).end('the long way')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
  return { ask, metrics }
}

const query = '/v1/data/query/production?query=1'

it('gives what is cached at once, and counts it', async () => {
  const { ask, metrics } = await served()
  expect(await ask(query)).toBe('{"result":1}')
  expect(await ask('/v1/data/doc/production/a')).toBe('the long way')
  expect(await metrics.text()).toContain(
    'lake_requests_total{kind="query",method="GET",status="200"} 1',
  )
})

it('writes the path of a request into the log, but not what is asked', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const { ask } = await served({ log })
  await ask(query)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request', method: 'GET', path: '/v1/data/query/production', status: 200 },
  ])
})

it.each([
  ['a host that is not the lake', { knowsHost: () => false }],
  ['an address that asks too often', { admit: () => 1 }],
  ['a lake that is closing', { state: () => 'closing' as const }],
])('leaves %s to the HTTP app', async (_what, given) => {
  const { ask } = await served(given)
  expect(await ask(query)).toBe('the long way')
})

it('leaves those who are signed in to the HTTP app, and what is no GET', async () => {
  const { ask } = await served()
  expect(await ask(query, { headers: { authorization: 'Bearer x' } })).toBe('the long way')
  expect(await ask(query, { method: 'POST' })).toBe('the long way')
})
