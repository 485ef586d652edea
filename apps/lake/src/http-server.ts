import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { codeOf, Failure, reasonOf } from './failure.ts'

export interface Patience {
  /** Longest a client may take to send its headers, in milliseconds. */
  headersMs: number
  /** Longest it may take to send the whole request, body included. */
  requestMs: number
  /** How often that is looked at. */
  checkMs: number
}

const patience: Patience = { headersMs: 10_000, requestMs: 120_000, checkMs: 2_000 }

/** Makes the HTTP server of a handler. Clients that dribble their request are cut off with 408. */
export function httpServer(
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Promise<Response>,
  limits: Patience = patience,
): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 32 * 1024,
  }
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer(options, (incoming, outgoing) => {
    // The listener answers its own errors.
    void listener(incoming, outgoing)
  })
  server.maxConnections = 5_000
  return server
}

/**
 * Listens, and gives the address it is reached at.
 * @throws Failure when the port is taken or the host is not this machine's
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is already taken; choose another with --port.`)
    throw new Failure(`The lake cannot listen on ${host}, port ${port} (${reasonOf(error)}).`)
  }
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const hostname = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`
}

/** Stops listening and waits for connections to end, at most so many milliseconds; what is left is cut. */
export async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const waiting = new AbortController()
  await Promise.race([closed, delay(graceMs, null, { signal: waiting.signal }).catch(() => null)])
  waiting.abort()
  server.closeAllConnections()
}
