import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Lake } from '@jalonne/lake'
import { serveCached } from '@jalonne/lake/node'
import type { HttpAppOptions } from './http-app.ts'
import { requestObserver } from './request-observer.ts'

interface FastPathOptions
  extends Pick<HttpAppOptions, 'log' | 'metrics' | 'knowsHost' | 'admit' | 'readCaller' | 'state'> {
  lake: Pick<Lake, 'cached' | 'projectId'>
}

/**
 * Serves what is cached before a request is unpacked, under the rules of the HTTP app; false for all that has to go
 * through that.
 */
export function fastPath(options: FastPathOptions) {
  const { lake, log, metrics, knowsHost, admit, readCaller, state } = options
  const observe = requestObserver(log, metrics)
  return (
    incoming: IncomingMessage | Http2ServerRequest,
    outgoing: ServerResponse | Http2ServerResponse,
  ): boolean => {
    const start = performance.now()
    const { host } = incoming.headers
    if (state() !== 'open' || host === undefined || !knowsHost(host)) return false
    const { base, client } = readCaller(incoming)
    const cached = (at: string, address: string) => {
      const found = lake.cached(at, address)
      return found && admit(client) === 0 ? found : null
    }
    const status = serveCached({ cached, projectId: lake.projectId }, base, incoming, outgoing)
    if (status === null) return false
    observe('GET', incoming.url?.split('?', 1)[0] ?? '', status, start)
    return true
  }
}
