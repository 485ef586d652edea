import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { Caller } from '@jalonne/lake'

type Incoming = Pick<IncomingMessage | Http2ServerRequest, 'headers' | 'socket'>

/** Who sends a request, and where they reach the lake. */
export function readCaller({ headers, socket }: Incoming): Caller {
  const scheme = 'encrypted' in socket && socket.encrypted ? 'https' : 'http'
  return { base: baseOf(scheme, headers.host ?? ''), client: socket.remoteAddress ?? 'unknown' }
}

// The Studio spreads its streams over names such as s7.localhost; all of them are this machine.
function baseOf(scheme: string, host: string): string {
  const canonical = scheme === 'http' ? host.replace(/^.+\.localhost(?=:|$)/i, 'localhost') : host
  return `${scheme}://${canonical}`
}
