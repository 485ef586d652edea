import type { EventEmitter } from 'node:events'
import type { Identity } from '@jalonne/lake'
import type { Logger } from 'pino'

export interface AccessWatch {
  /**
   * The request of an event stream, with a signal that also ends it when whoever opened it is no longer recognised. That
   * of somebody who is not recognised from the beginning is given back as it is.
   * @param response closes with the stream
   */
  follow(request: Request, response: EventEmitter): Promise<Request>
}

/**
 * Looks every so often whether those who hold event streams open with a token or a cookie still may: a stream can stay
 * open for days, and must not outlive the access it was opened with. Where that cannot be looked up, streams stay open.
 */
export function watchAccess(
  authenticate: (request: Request) => Promise<Identity | null>,
  log: Pick<Logger, 'error'>,
  everyMs = 20_000,
): AccessWatch {
  const followed = new Map<Request, AbortController>()
  const look = async () => {
    try {
      for (const [request, end] of [...followed]) {
        if ((await authenticate(request)) === null) end.abort()
      }
    } catch (error) {
      log.error({ err: error }, 'access not read')
    }
  }
  setInterval(() => void look(), everyMs).unref()
  return {
    async follow(request, response) {
      const { headers, url } = request
      // Any website on the same host may have set a cookie.
      if ((await authenticate(request)) === null) return request
      const end = new AbortController()
      const signal = AbortSignal.any([request.signal, end.signal])
      const own = new Request(url, { headers, signal })
      followed.set(own, end)
      response.once('close', () => followed.delete(own))
      return own
    },
  }
}
