import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createLake, memoryStorage } from '@jalonne/lake'
import { createClient, type SanityClient } from '@sanity/client'

const token = 'editor-token'

export interface RealLake {
  url: string
  /** An editor's client. */
  client: SanityClient
  close(): Promise<void>
}

/** The embedded lake in memory, behind a port of its own. */
export async function startRealLake(port = 0): Promise<RealLake> {
  const lake = await createLake({
    projectId: 'jalonne',
    storage: memoryStorage(),
    indexedPaths: ['slug.current', 'path'],
    authenticate: async (request) =>
      request.headers.get('authorization') === `Bearer ${token}`
        ? { id: 'editor', role: 'editor' }
        : null,
  })
  const listener = getRequestListener((request) => lake.fetch(request), {
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => void listener(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const url = `http://127.0.0.1:${address.port}`
  const client = createClient({
    projectId: 'jalonne',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
  const close = async () => {
    await lake.close()
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url, client, close }
}
