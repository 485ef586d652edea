import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { errorPages } from '../transport/error-page.ts'
import type { SecurityContext } from '../transport/security-headers.ts'
import type { App } from './app.ts'

/**
 * Hands the requests of a `node:http` server to the app. What can't be read as a request (a host that is none, another
 * scheme) never reaches it, and gets the error page here.
 */
export function requestListener(app: App, security: SecurityContext, log: Logger) {
  const errorPage = errorPages(security)
  return getRequestListener(app.fetch, {
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError
      if (!isMalformed) log.error({ err: error }, 'request failed')
      const { status, headers, bodies } = errorPage(isMalformed ? 400 : 500, 'en')
      const response = new Response(new Uint8Array(bodies.identity), { status })
      for (let i = 0; i < headers.identity.length; i += 2) {
        response.headers.set(headers.identity[i] ?? '', headers.identity[i + 1] ?? '')
      }
      return response
    },
  })
}
