import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { type LakeProcess, startLake, writeToken } from '../testing/lake-process.ts'

let data: string
let lake: LakeProcess
let endLake: () => Promise<void>
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'jalonne-lake-'))
  const args = ['--data', data, '--allow-origin', 'http://localhost:4444']
  lake = await startLake(args, undefined, (end) => {
    endLake = end
  })
  await clientOf(lake.url).create({ _id: 'public', _type: 'note' })
})
afterAll(async () => {
  await endLake()
  await rm(data, { recursive: true })
})

/** A request as a browser or a rebinding name server would make it: `fetch` does not let one choose these headers. */
async function ask(url: string, headers: Record<string, string>, method = 'GET') {
  const request = httpRequest(url, { headers, method })
  request.end()
  const [response] = await once(request, 'response')
  return {
    status: response.statusCode as number,
    headers: response.headers,
    body: await text(response),
  }
}

const query = () => `${lake.url}/v2025-02-19/data/query/production?query=*`

describe('another website in the same browser', () => {
  it.each([
    ['asks with its origin', { origin: 'https://evil.example' }],
    ['asks from a sandbox', { origin: 'null' }],
    ['asks from another port of this machine', { origin: 'http://localhost:9999' }],
    ['shows an image or a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['points its own name at this machine', { host: 'evil.example' }],
  ])('gets nothing when it %s', async (_how, headers) => {
    const answer = await ask(query(), headers)
    expect(answer.status).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.body).not.toContain('public')
  })

  it('cannot ask for permission first either', async () => {
    const asking = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await ask(`${lake.url}/v2025-02-19/data/mutate/production`, asking, 'OPTIONS')
    expect(answer.status).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('cannot write, not even with the token', async () => {
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${writeToken}` }
    expect(
      (await ask(`${lake.url}/v2025-02-19/data/mutate/production`, headers, 'POST')).status,
    ).toBe(403)
  })
})

describe('those who may knock', () => {
  it('are programs that are no browsers, without any headers', async () => {
    expect((await ask(query(), {})).body).toContain('public')
  })

  it('are the sites that are allowed, which can read the answer', async () => {
    for (const origin of ['http://localhost:4444', 'http://127.0.0.1:4444']) {
      const answer = await ask(query(), { origin })
      expect(answer.status).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers.vary).toMatch(/origin/i)
    }
  })

  it('may ask for permission first', async () => {
    const asking = {
      origin: 'http://localhost:4444',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    }
    const answer = await ask(`${lake.url}/v2025-02-19/data/mutate/production`, asking, 'OPTIONS')
    expect(answer.status).toBeLessThan(300)
    expect(answer.headers['access-control-allow-headers']).toMatch(/authorization/i)
  })
})

describe('the health of the lake', () => {
  const Health = v.object({
    status: v.literal('open'),
    unknownEndpoints: v.number(),
    unknownRequests: v.optional(v.array(v.object({ method: v.string(), path: v.string() }))),
  })
  const health = async (headers = {}) =>
    v.parse(Health, await (await fetch(`${lake.url}/healthz`, { headers })).json())

  it('counts what was asked for and does not exist, and says more to those with a token', async () => {
    const before = await health()
    expect((await fetch(`${lake.url}/v1/no/such/endpoint`)).status).toBe(404)
    const after = await health()
    expect(after.unknownEndpoints).toBe(before.unknownEndpoints + 1)
    expect(after).not.toHaveProperty('unknownRequests')
    const details = await health({ authorization: `Bearer ${writeToken}` })
    expect(details.unknownRequests).toContainEqual({ method: 'GET', path: '/v1/no/such/endpoint' })
  })
})

describe('requests that are none', () => {
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
    socket.end(bytes)
    return text(socket)
  }
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    [
      'a path that cannot be decoded',
      'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'an address that is none',
      'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('%s: a clear answer, and the lake goes on', async (_what, bytes, status) => {
    expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
  })

  it('a body larger than allowed is refused without being read', async () => {
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
    const head = [
      'POST /v2025-02-19/data/mutate/production HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${writeToken}`,
      `Content-Length: ${5 * 1024 * 1024}`,
    ]
    // Of the body nothing is sent.
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [response] = await once(socket, 'data')
    socket.destroy()
    expect(String(response)).toMatch(/^HTTP\/1.1 413/)
  })
})
