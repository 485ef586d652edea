import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

/** Where a reverse proxy sends a request. */
export interface ProxyRoute {
  /** Paths that begin with this one. */
  path: string
  /** The port of the server behind it, on this machine. */
  port: number
  /** Whether that server does not know of the path. */
  strip?: boolean
}

/** A reverse proxy that speaks TLS and HTTP/2, as it stands before the servers where they are deployed. */
export interface ReverseProxy {
  /** Its certificate, which nobody else knows. */
  readonly certificate: string
  close(): Promise<void>
}

/** Starts one on `https://localhost:<port>`. The first route whose path fits is taken. */
export async function startReverseProxy(port: number, routes: ProxyRoute[]): Promise<ReverseProxy> {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName' as const, altNames }],
  })
  const upstreamRequest = (
    incoming: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  ): ClientRequest => {
    const { url = '/', method, headers } = incoming
    const [asked = ''] = url.split('?')
    const route = routes.find(
      ({ path }) => asked === path || asked.startsWith(path.replace(/\/?$/, '/')),
    )
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    return request({
      host: '127.0.0.1',
      // Nobody listens there: the client hears 502.
      port: route?.port ?? 1,
      path: route?.strip ? url.slice(route.path.length) || '/' : url,
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
    const upstream = upstreamRequest(incoming)
    upstream.on('response', (response) => {
      // Whoever asked may have left by now.
      if (outgoing.destroyed) return response.destroy()
      outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.headers))
      pipeline(response, outgoing, () => {})
    })
    upstream.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    })
    outgoing.on('close', () => upstream.destroy())
    pipeline(incoming, upstream, () => {})
  })
  // Browsers open a WebSocket over HTTP/1.1.
  server.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    const upstream = upstreamRequest(incoming)
    socket.on('error', () => socket.destroy())
    upstream.on('upgrade', (response, upstreamSocket, first) => {
      if (socket.destroyed) return upstreamSocket.destroy()
      const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.write(first)
      upstreamSocket.write(head)
      pipeline(socket, upstreamSocket, socket, () => {})
    })
    upstream.on('response', () => socket.destroy())
    upstream.on('error', () => socket.destroy())
    upstream.end()
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
