import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer, listen } from './http-server.ts'

const silenceMs = 500
const heartbeatMs = 50

test('a client that has stopped reading gives its place back, one that listens to events keeps it', async () => {
  const server = createHttpServer(10, silenceMs)
  server.on('request', (request, response) => {
    if (request.url !== '/live') return void response.end(Buffer.alloc(64 * 1024 * 1024))
    const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
    response.on('close', () => clearInterval(heartbeat))
  })
  const port = await listen(server, 0, '127.0.0.1')
  const open = async (path: string) => {
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined)
    const [socket] = (await once(server, 'connection')) as [Socket]
    client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return { client, closed: once(socket, 'close') }
  }
  const live = await open('/live')
  live.client.resume()
  const stalled = await open('/fr')
  await stalled.closed
  await once(live.client, 'data')
  expect(live.client.destroyed).toBe(false)
  stalled.client.destroy()
  live.client.destroy()
  server.close()
})
