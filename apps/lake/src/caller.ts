import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { Caller } from '@jalonne/lake'
import { clientReader, type ReadClient } from '@jalonne/node-kit/client-address'

type Incoming = Pick<IncomingMessage | Http2ServerRequest, 'headers' | 'socket'>

/** What routes know of a connection. */
export type HttpEnv = { Bindings: HttpBindings | Http2Bindings }

/** Who sends a request, and where they reach the lake. */
export interface HttpCaller extends Caller {
  /** The address, for the log. */
  address: string
}

export type ReadCaller = (incoming: Incoming) => HttpCaller

/**
 * Makes the function that finds who sends a request.
 * @param read which proxies are believed
 * @param knowsHost names the lake is reached by; another that a proxy passes on was made up by its client
 */
export function callerReader(
  read: ReadClient = clientReader(),
  knowsHost: (host: string) => boolean = () => true,
): ReadCaller {
  return ({ headers, socket }) => {
    const header = (name: string) => {
      const value = headers[name]
      return Array.isArray(value) ? value.join(',') : value
    }
    const { address, network, protocol, host, prefix } = read({
      peer: socket.remoteAddress,
      header,
    })
    const scheme = protocol ?? ('encrypted' in socket && socket.encrypted ? 'https' : 'http')
    const reached = host !== null && knowsHost(host) ? host : (headers.host ?? '')
    return { base: baseOf(scheme, reached) + prefix, client: network, address }
  }
}

// The Studio spreads its streams over names such as s7.localhost; all of them are this machine.
function baseOf(scheme: string, host: string): string {
  const canonical = scheme === 'http' ? host.replace(/^.+\.localhost(?=:|$)/i, 'localhost') : host
  return `${scheme}://${canonical}`
}
