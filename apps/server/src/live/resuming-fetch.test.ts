import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readToken } from '../content/read-token.ts'
import { resumingFetch, type StreamPosition } from './resuming-fetch.ts'

const token = readToken({ token: null, log: pino({ level: 'silent' }), now: Date.now })

async function silentStream() {
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers['last-event-id'] as string | undefined)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    seen,
    url: `http://127.0.0.1:${port}/v1/data/live/events/production`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('every new connection goes on from the last event there was', async () => {
  await using stream = await silentStream()
  const position: StreamPosition = { lastEventId: null, resumed: false, failure: undefined }
  const open = resumingFetch(position, { token, silenceMs: 1_000 })
  await (await open(stream.url)).body?.cancel()
  expect(position.resumed).toBe(false)
  position.lastEventId = '42'
  await (await open(stream.url)).body?.cancel()
  expect(position.resumed).toBe(true)
  expect(stream.seen).toEqual([undefined, '42'])
})

test('a connection that has gone silent is given up', async () => {
  await using stream = await silentStream()
  const open = resumingFetch(
    { lastEventId: null, resumed: false, failure: undefined },
    { token, silenceMs: 200 },
  )
  const response = await open(stream.url)
  await expect(response.text()).rejects.toThrow('silent')
})

test('whether the origin is allowed is known without asking', async () => {
  await using stream = await silentStream()
  const open = resumingFetch(
    { lastEventId: null, resumed: false, failure: undefined },
    { token, silenceMs: 1_000 },
  )
  const response = await open(new URL('/v1/check/cors', stream.url).href)
  expect(await response.json()).toEqual({ result: { allowed: true, withCredentials: true } })
  expect(stream.seen).toEqual([])
})
