import type { MiddlewareHandler } from 'hono'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const EXPOSED = 'etag, retry-after, server-timing'

/** Lets browsers of allowed origins read answers, with credentials; answers every preflight itself. */
export function cors(allowOrigin: (origin: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isAllowed = origin !== undefined && allowOrigin(origin)
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    if (isPreflight) c.res = new Response(null, { status: isAllowed ? 204 : 403 })
    else await next()

    c.res.headers.append('vary', 'Origin')
    if (!isAllowed) return
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-allow-credentials', 'true')
    if (isPreflight) {
      const wanted = c.req.header('access-control-request-headers')
      c.res.headers.set('access-control-allow-methods', METHODS)
      if (wanted) c.res.headers.set('access-control-allow-headers', wanted)
      c.res.headers.set('access-control-max-age', '600')
    } else c.res.headers.set('access-control-expose-headers', EXPOSED)
  }
}
