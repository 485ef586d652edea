import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeCertificate } from '../testing/certificate.ts'
import { refusedLake, startLake, writeToken } from '../testing/lake-process.ts'

async function secureLake() {
  const { cert, args } = await makeCertificate()
  const lake = await startLake(['--data', await scratchFolder(), '--host', 'localhost', ...args])
  expect(lake.url).toMatch(/^https:\/\/localhost:\d+$/)
  return { ...lake, ca: cert }
}

it('speaks HTTP/2: many event streams on one connection, and a write that reaches them all', async () => {
  const { url, ca } = await secureLake()
  const session = connectHttp2(url, { ca })
  const open = (headers: Record<string, string>) => {
    const stream = session.request(headers)
    stream.setEncoding('utf8')
    return stream
  }
  const listeners = Array.from({ length: 20 }, () => {
    const stream = open({ ':path': '/v2025-02-19/data/listen/production?query=*' })
    let heard = ''
    const until = async (what: string) => {
      while (!heard.includes(what)) heard += String((await once(stream, 'data'))[0])
    }
    return { stream, until }
  })
  const [headers] = await Promise.all(listeners.map(({ stream }) => once(stream, 'response')))
  expect(headers?.[0]).toMatchObject({
    ':status': 200,
    'content-type': expect.stringContaining('event-stream'),
  })
  expect(headers?.[0]).not.toHaveProperty('connection')
  await Promise.all(listeners.map(({ until }) => until('welcome')))

  const write = open({
    ':method': 'POST',
    ':path': '/v2025-02-19/data/mutate/production',
    authorization: `Bearer ${writeToken}`,
    'content-type': 'application/json',
  })
  write.end(JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'note' } }] }))
  const told = Promise.all(listeners.map(({ until }) => until('"documentId":"a"')))
  expect(await text(write)).toContain('transactionId')
  await told
  session.destroy()
})

it('leads to itself over HTTP/2: to its sign-in page and to files', async () => {
  const { url, ca } = await secureLake()
  const session = connectHttp2(url, { ca })
  const ask = async (headers: Record<string, string>, body = '') => {
    const stream = session.request(headers, { endStream: body === '' })
    if (body !== '') stream.end(body)
    return JSON.parse(await text(stream))
  }
  const { providers } = await ask({ ':path': '/v1/auth/providers' })
  expect(providers).toMatchObject([{ url: `${url}/v1/auth/login/local` }])
  const uploaded = await ask(
    {
      ':method': 'POST',
      ':path': '/v2025-02-19/assets/files/production?filename=a.txt',
      authorization: `Bearer ${writeToken}`,
      'content-type': 'text/plain',
    },
    'some bytes',
  )
  expect(uploaded.document.url).toMatch(`${url}/files/`)
  // The second comes from the cache.
  for (const _time of ['first', 'second']) {
    const query = encodeURIComponent('*[_type == "sanity.fileAsset"][0].url')
    const { result } = await ask({ ':path': `/v2025-02-19/data/query/production?query=${query}` })
    expect(result).toBe(uploaded.document.url)
  }
  session.destroy()
})

it('speaks HTTP/1.1 on the same port: requests, and WebSockets', async () => {
  const { url, ca } = await secureLake()
  const asked = request(`${url}/healthz`, { ca }).end()
  const [response] = await once(asked, 'response')
  expect(response).toMatchObject({ statusCode: 200, httpVersion: '1.1' })
  expect(await text(response)).toContain('"open"')

  const socket = new WebSocket(`${url.replace('https', 'wss')}/v1/socket/production`, { ca })
  await once(socket, 'open')
  const params = { authorization: `Bearer ${writeToken}` }
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'authorization', params }))
  const [message] = await once(socket, 'message')
  expect(String(message)).toContain('"id":7')
  socket.terminate()
})

it('stops although a client stays connected', async () => {
  const { url, ca, end } = await secureLake()
  const session = connectHttp2(url, { ca })
  await once(session, 'connect')
  expect(await end('SIGTERM')).toBe(0)
})

it('refuses to start without a whole pair of files', async () => {
  const { certFile, keyFile } = await makeCertificate()
  const other = await makeCertificate()
  const missing = path.join(await scratchFolder(), 'none.pem')
  const data = ['--data', await scratchFolder()]
  const refusals: [string[], RegExp][] = [
    [['--tls-cert', certFile], /needs both --tls-cert FILE and --tls-key FILE/],
    [['--tls-cert', missing, '--tls-key', keyFile], /certificate .*none\.pem cannot be read/],
    [['--tls-cert', certFile, '--tls-key', certFile], /not a certificate and its private key/],
    [['--tls-cert', certFile, '--tls-key', other.keyFile], /not a certificate and its private/],
  ]
  for (const [given, sentence] of refusals) {
    const { code, said } = await refusedLake([...data, ...given])
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  }
})
