import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { httpServer, listen } from './http-server.ts'
import { makeCertificate } from './testing/certificate.ts'
import { type Certificate, readCertificate } from './tls.ts'

const impatient = { headersMs: 60, requestMs: 120, checkMs: 20 }

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

it('waits for the largest file as long as a line of 1 Mbit/s needs for it', () => {
  const { node } = httpServer(async () => new Response())
  const seconds = (50 * 1024 * 1024 * 8) / 1_000_000
  expect('requestTimeout' in node && node.requestTimeout / 1000).toBeGreaterThan(seconds)
})
