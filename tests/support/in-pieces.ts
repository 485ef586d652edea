import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Small enough that a piece ends within a section, in characters. */
const size = 4096
/** Long enough that the browser paints what it has before more comes, in ms. */
const pause = 40

/** Headers that are true of the whole response only. */
const ofWhole = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** A server in front of the one at `origin` that sends documents in pieces, as a slow line brings them. */
export async function startInPieces(origin: string): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer(async ({ url = '/', method = 'GET' }, outgoing) => {
    const response = await fetch(origin + url, { method, redirect: 'manual' })
    const headers = [...response.headers].filter(([name]) => !ofWhole.has(name))
    outgoing.writeHead(response.status, Object.fromEntries(headers))
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      outgoing.end(new Uint8Array(await response.arrayBuffer()))
      return
    }
    const document = await response.text()
    for (let start = 0; start < document.length; start += size) {
      outgoing.write(document.slice(start, start + size))
      await setTimeout(pause)
    }
    outgoing.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    origin: `http://localhost:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
