import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { listenProblem } from '@jalonne/node-kit/listen-problem'
import { Failure } from './failure.ts'
import type { Certificate } from './tls.ts'

export interface Timeouts {
  /** Longest a client may take to send its headers, in milliseconds. */
  headersMs: number
  /** Longest it may take to send the whole request, body included. */
  requestMs: number
  /** How often that is looked at. */
  checkMs: number
  /** How long a connection may stand still, as when a client has stopped reading or keeps an idle one of HTTP/2. */
  silenceMs: number
}

// The largest file, of 50 MiB, takes seven minutes by a line of 1 Mbit/s.
const timeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 600_000,
  checkMs: 2_000,
  // Event streams send something every 15 seconds.
  silenceMs: 120_000,
}

/** Everything that is requested on one connection: a Studio holds six event streams for each document that is open. */
const streamsPerConnection = 250

type Handler = (request: Request, env: HttpBindings | Http2Bindings) => Promise<Response>
/** Responds at once, or returns false. */
type FastPath = (
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
) => boolean

export interface LakeServer {
  readonly node: Server | Http2SecureServer
  readonly scheme: 'http' | 'https'
  /** Connections of HTTP/2 that are open: unlike those of HTTP/1.1 they do not end by themselves. */
  readonly sessions: ReadonlySet<ServerHttp2Session>
}

// Without TLS some clients also offer HTTP/2 that way, and go on in HTTP/1.1 where nobody takes it up.
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Makes the server of a handler: HTTP/1.1, and with a certificate HTTP/2 beside it, on one port. Clients that dribble
 * their request over HTTP/1.1 are cut off with 408, silent connections of either are closed. `fastPath` comes first.
 */
export function httpServer(
  fetch: Handler,
  limits: Timeouts = timeouts,
  certificate: Certificate | null = null,
  fastPath: FastPath = () => false,
): LakeServer {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 32 * 1024,
  }
  const listener = getRequestListener(fetch)
  const sessions = new Set<ServerHttp2Session>()
  if (!certificate) {
    const node = createServer(
      { ...options, shouldUpgradeCallback: isWebSocket },
      (incoming, outgoing) => {
        if (fastPath(incoming, outgoing)) return
        // The listener handles its own errors.
        void listener(incoming, outgoing)
      },
    )
    node.setTimeout(limits.silenceMs)
    node.maxConnections = 5_000
    return { node, scheme: 'http', sessions }
  }

  // WebSockets stay with HTTP/1.1, so both must be spoken.
  const node = createSecureServer(
    {
      ...certificate,
      ...options,
      allowHTTP1: true,
      settings: { maxConcurrentStreams: streamsPerConnection },
    },
    (incoming, outgoing) => {
      // HTTP/2 names the host otherwise; who checks it needs one place to look.
      if (incoming.headers.host === undefined && incoming.authority !== undefined) {
        incoming.headers.host = incoming.authority
        incoming.rawHeaders.push('host', incoming.authority)
      }
      if (fastPath(incoming, outgoing)) return
      void listener(incoming, outgoing)
    },
  )
  node.setTimeout(limits.silenceMs)
  node.maxConnections = 5_000
  node.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.on('error', () => session.destroy())
  })
  return { node, scheme: 'https', sessions }
}

/**
 * Listens, and gives the address it is reached at.
 * @throws Failure when the port is taken or the host is not this machine's
 */
export async function listen(
  { node, scheme }: LakeServer,
  port: number,
  host: string,
): Promise<string> {
  try {
    node.listen(port, host)
    await once(node, 'listening')
  } catch (error) {
    const target = { host, port, hostOption: '--host', portOption: '--port' }
    throw new Failure(listenProblem(error, target))
  }
  const address = node.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const hostname = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${scheme}://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`
}
