import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logDrops } from './log-drops.ts'

test('connections too many are told in the log, once a minute with their number', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined))
  server.maxConnections = 1
  const log = { warn: vi.fn() }
  let now = 0
  logDrops(server, log, () => now)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const first = connect(port, '127.0.0.1')
  await once(first, 'connect')
  onTestFinished(() => {
    first.destroy()
    server.close()
  })
  const refused = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'close')
  }
  await refused()
  await refused()
  expect(log.warn.mock.calls).toEqual([[{ most: 1, dropped: 1 }, expect.any(String)]])
  now = 60_000
  await refused()
  expect(log.warn.mock.calls.slice(1)).toEqual([[{ most: 1, dropped: 2 }, expect.any(String)]])
})
