import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { httpServer, listen } from './http-server.ts'

const impatient = { headersMs: 60, requestMs: 120, checkMs: 20 }

async function impatientServer(): Promise<number> {
  const server = httpServer(async (request) => new Response(await request.text()), impatient)
  onTestFinished(() => void server.close())
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
