import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { httpServer, listen } from './http-server.ts'
import { makeCertificate } from './testing/certificate.ts'
import { type Certificate, readCertificate } from './tls.ts'

const impatient = { headersMs: 60, requestMs: 120, checkMs: 20, silenceMs: 500 }
// For tests of an answer, which a busy machine may keep waiting.
const unhurried = { ...impatient, headersMs: 10_000, requestMs: 10_000 }
const heartbeatMs = 50

async function impatientServer(certificate: Certificate | null = null): Promise<number> {
  const answer = async (request: Request) => new Response(await request.text())
  const server = httpServer(answer, impatient, certificate)
  onTestFinished(() => void server.node.close())
  return Number(new URL(await listen(server, 0, '127.0.0.1')).port)
}

it.each([
  ['its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nfirst'],
])('cuts a client off that never ends %s', async (_part, bytes) => {
  const socket = connect(await impatientServer(), '127.0.0.1')
  socket.write(bytes)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/)
})

it('cuts it off behind TLS too', async () => {
  const { cert, certFile, keyFile } = await makeCertificate()
  const port = await impatientServer(await readCertificate(certFile, keyFile))
  const ALPNProtocols = ['http/1.1']
  const socket = connectTls({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    ca: cert,
    ALPNProtocols,
  })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/)
})

/** Sends heartbeats under `/live`, and much more than a connection takes at once elsewhere. */
async function talkative({ url }: Request): Promise<Response> {
  if (!url.endsWith('/live')) return new Response(Buffer.alloc(64 * 1024 * 1024))
  const beat = new TextEncoder().encode(':\n\n')
  let beating: ReturnType<typeof setInterval>
  const body = new ReadableStream({
    start: (to) => {
      beating = setInterval(() => to.enqueue(beat), heartbeatMs)
    },
    cancel: () => clearInterval(beating),
  })
  return new Response(body)
}

it('takes the place of a client back that has stopped reading, not of one that listens to events', async () => {
  const server = httpServer(talkative, unhurried)
  onTestFinished(() => void server.node.close())
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port)
  const open = async (path: string) => {
    const client = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void client.destroy())
    const [socket] = (await once(server.node, 'connection')) as [Socket]
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return { client, closed: once(socket, 'close') }
  }
  const live = await open('/live')
  live.client.resume()
  await (await open('/file')).closed
  await once(live.client, 'data')
  expect(live.client.destroyed).toBe(false)
})

it('takes the place of a connection of HTTP/2 back that nobody uses, not of one that listens to events, nor of a WebSocket', async () => {
  const { cert: ca, certFile, keyFile } = await makeCertificate()
  const server = httpServer(talkative, unhurried, await readCertificate(certFile, keyFile))
  onTestFinished(() => void server.node.close())
  const sockets = new WebSocketServer({ noServer: true })
  server.node.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, () => undefined),
  )
  const url = await listen(server, 0, 'localhost')
  const socket = new WebSocket(url.replace('https', 'wss'), { ca })
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const listening = connectHttp2(url, { ca })
  onTestFinished(() => listening.destroy())
  const events = listening.request({ ':path': '/live' })
  await once(events, 'data')

  const idle = connectHttp2(url, { ca })
  await once(idle, 'connect')
  await once(idle, 'close')
  await once(events, 'data')
  expect(listening.destroyed).toBe(false)
  socket.ping()
  await once(socket, 'pong')
})

it('answers a request that offers to go on in HTTP/2 as if it did not', async () => {
  const answer = async (request: Request) => new Response(`asked: ${await request.text()}`)
  const server = httpServer(answer, unhurried)
  onTestFinished(() => void server.node.close())
  server.node.on('upgrade', (_request, stream) => stream.end('HTTP/1.1 404 Not Found\r\n\r\n'))
  const socket = connect(Number(new URL(await listen(server, 0, '127.0.0.1')).port), '127.0.0.1')
  const offer = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c'
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${offer}\r\nContent-Length: 4\r\n\r\nwho?`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*asked: who\?/s)
})

it('waits for the largest file as long as a line of 1 Mbit/s needs for it', () => {
  const { node } = httpServer(async () => new Response())
  const seconds = (50 * 1024 * 1024 * 8) / 1_000_000
  expect('requestTimeout' in node && node.requestTimeout / 1000).toBeGreaterThan(seconds)
})
