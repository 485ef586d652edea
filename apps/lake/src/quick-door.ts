import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Lake } from '@jalonne/lake'
import { serveKept } from '@jalonne/lake/node'
import type { DoorOptions } from './door.ts'

interface QuickDoorOptions
  extends Pick<DoorOptions, 'log' | 'metrics' | 'knowsHost' | 'admit' | 'readCaller' | 'state'> {
  lake: Pick<Lake, 'kept'>
}

/**
 * Answers what is kept before the door unpacks the request, under the same rules; false for all that has to go through
 * the door.
 */
export function quickDoor(options: QuickDoorOptions) {
  const { lake, log, metrics, knowsHost, admit, readCaller, state } = options
  return (
    incoming: IncomingMessage | Http2ServerRequest,
    outgoing: ServerResponse | Http2ServerResponse,
  ): boolean => {
    const start = performance.now()
    const { host } = incoming.headers
    if (state() !== 'open' || host === undefined || !knowsHost(host)) return false
    const { base, client } = readCaller(incoming)
    const kept = (at: string, address: string) => {
      const body = lake.kept(at, address)
      return body && admit(client) === 0 ? body : null
    }
    if (!serveKept({ kept }, base, incoming, outgoing)) return false
    const took = performance.now() - start
    const path = incoming.url?.split('?', 1)[0] ?? ''
    const request = { method: 'GET', path, status: 200 }
    log.info({ ...request, ms: Math.round(took * 10) / 10 }, 'request')
    metrics.observe({ ...request, seconds: took / 1000 })
    return true
  }
}
