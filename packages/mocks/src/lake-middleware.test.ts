import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createContentMock } from './content-mock.ts'
import { lakeMiddleware } from './node.ts'

test('a server that answers for the lake cuts the connection when it is told to', async () => {
  const mock = await createContentMock()
  const respond = lakeMiddleware(mock)
  const server = createServer((request, response) => respond(request, response, () => {}))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    await mock.close()
  })
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=1`
  const ask = () => fetch(address, { headers: { connection: 'close' } })
  mock.fail({ cut: true }, { times: 1 })
  await expect(ask()).rejects.toThrow('fetch failed')
  expect((await ask()).status).toBe(200)
})
