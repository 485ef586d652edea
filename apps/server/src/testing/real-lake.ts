import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createLake, memoryStorage } from '@jalonne/lake'
import { seedDocuments } from '@jalonne/seed'
import { createClient, type SanityClient } from '@sanity/client'

const token = 'editor-token'
const people = new Map([
  [`Bearer ${token}`, { id: 'editor', role: 'editor' as const }],
  ['Bearer viewer-token', { id: 'viewer', role: 'viewer' as const }],
])

export interface RealLake {
  url: string
  /** An editor's client. */
  client: SanityClient
  close(): Promise<void>
}

/**
 * The embedded lake in memory, behind a port of its own.
 * @param clock what it takes for now when it writes and queries
 */
export async function startRealLake(port = 0, clock = () => new Date()): Promise<RealLake> {
  const lake = await createLake({
    projectId: 'jalonne',
    storage: memoryStorage(),
    indexedPaths: ['slug.current', 'path'],
    clock,
    authenticate: async (request) => people.get(request.headers.get('authorization') ?? '') ?? null,
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

/** Puts the demo content into a lake, without its images. */
export async function seedLake({ client }: RealLake): Promise<void> {
  const transaction = client.transaction()
  for (const document of seedDocuments()) {
    // Images are files beside the documents.
    const plain = JSON.parse(JSON.stringify(document), (key, value) =>
      key === '_sanityAsset' ? undefined : value,
    )
    transaction.createOrReplace(plain)
  }
  await transaction.commit()
}
