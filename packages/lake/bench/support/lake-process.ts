// A lake on a port of its own: node lake-process.ts <folder for SQLite, or -> <documents> [limits as JSON]
// Anybody may write; who asks a query without a token is not signed in. It tells its address, and on request its memory, to the process that started it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { memoryAssets } from '../../src/assets/memory-assets.ts'
import { workerQueries } from '../../src/engine/slow/node/worker-queries.ts'
import { createLake } from '../../src/lake.ts'
import { serveCached } from '../../src/protocol/node/serve-cached.ts'
import { memoryStorage } from '../../src/storage/memory.ts'
import { sqliteStorage } from '../../src/storage/sqlite.ts'
import { websiteContent } from './content.ts'

const [directory = '-', count = '0', limits = '{}'] = process.argv.slice(2)
const lake = await createLake({
  projectId: 'bench',
  storage: directory === '-' ? memoryStorage() : sqliteStorage({ directory }),
  assets: memoryAssets(),
  indexedPaths: ['slug.current', 'path'],
  authenticate: async ({ method, headers, url }) => {
    const isVisitor = method === 'GET' && !headers.has('authorization')
    return isVisitor && url.includes('/data/query/') ? null : { id: 'bench', role: 'administrator' }
  },
  slowQueries: workerQueries(),
  limits: JSON.parse(limits),
})
if (Number(count) > 0) {
  const documents = websiteContent(Number(count))
  await lake.mutate(
    'production',
    documents.map((create) => ({ create: { ...create } })),
  )
}
const listener = getRequestListener(async (request) => lake.fetch(request))
const server = createServer((incoming, outgoing) => {
  if (!serveCached(lake, `http://${incoming.headers.host}`, incoming, outgoing))
    void listener(incoming, outgoing)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}` })
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ memory: process.memoryUsage() })
})
process.on('disconnect', () => process.exit())
if (!process.send) process.stdin.resume().on('end', () => process.exit())
