import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

/** Where a reverse proxy sends what it is asked for. */
export interface FrontRoute {
  /** Addresses that begin with this path. */
  path: string
  /** The port of the program behind it, on this machine. */
  port: number
  /** Whether the program does not know of the path. */
  strip?: boolean
}

/** A web server that speaks TLS and HTTP/2, as it stands before the programs of the house where they are deployed. */
export interface Front {
  /** Its certificate, which nobody else knows. */
  readonly certificate: string
  close(): Promise<void>
}

/** Starts one on `https://localhost:<port>`. The first route whose path fits is taken. */
export async function startFront(port: number, routes: FrontRoute[]): Promise<Front> {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName' as const, altNames }],
  })
  const passOn = (incoming: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): ClientRequest => {
    const { url = '/', method, headers } = incoming
    const route = routes.find(
      ({ path }) => url === path || url.startsWith(path.replace(/\/?$/, '/')),
    )
    if (!route) throw new Error(`No route for ${url}`)
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    return request({
      host: '127.0.0.1',
      port: route.port,
      path: route.strip ? url.slice(route.path.length) || '/' : url,
      ...(method && { method }),
      headers: {
        ...Object.fromEntries(own),
        host: String(headers[':authority'] ?? headers.host),
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      },
    })
  }

  const server = createSecureServer({ cert, key, allowHTTP1: true }, (incoming, outgoing) => {
    const asked = passOn(incoming)
    asked.on('response', (answer) => {
      // Whoever asked may have left by now.
      if (outgoing.destroyed) return answer.destroy()
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      pipeline(answer, outgoing, () => {})
    })
    asked.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    })
    outgoing.on('close', () => asked.destroy())
    pipeline(incoming, asked, () => {})
  })
  // Browsers open a WebSocket over HTTP/1.1.
  server.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    const asked = passOn(incoming)
    asked.on('upgrade', (answer, behind, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.write(first)
      behind.write(head)
      pipeline(socket, behind, socket, () => {})
    })
    asked.on('response', () => socket.destroy())
    asked.on('error', () => socket.destroy())
    asked.end()
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  server.on('secureConnection', (socket) => sessions.add(socket))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    certificate: cert,
    close: async () => {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))
