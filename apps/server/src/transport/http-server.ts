import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { listenProblem } from '@jalonne/node-kit/listen-problem'

/**
 * A `node:http` server with limits on what a client may take up: headers, time, connections.
 * @param silenceMs how long a connection may stand still, as when a client has stopped reading; 0 for ever
 */
export function createHttpServer(maxConnections: number, silenceMs = 120_000): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  })
  server.setTimeout(silenceMs)
  server.maxConnections = maxConnections
  server.on('clientError', refuse)
  server.on('connect', (_, socket) => {
    // Node has taken its own listener off; without one, a client that hangs up ends the process.
    socket.on('error', () => socket.destroy())
    end(socket, '405 Method Not Allowed')
  })
  return server
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  end(socket, status)
}

const end = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )

/** Host or port could not be had; the message is the one sentence to show. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/**
 * Starts listening; resolves with the port, also when the system chose it.
 * @throws {ListenError}
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const target = { host, port, hostOption: 'SITE_HOST', portOption: 'SITE_PORT' }
    throw new ListenError(listenProblem(cause, target), { cause })
  }
  const address = server.address() as AddressInfo
  return address.port
}
