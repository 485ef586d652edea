import type { Caller } from '../http/caller.ts'

const methods = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const exposed = 'etag, retry-after, server-timing'

type Handler = (request: Request, caller: Caller) => Promise<Response>

/**
 * Lets browsers of allowed origins read responses, with credentials; responds to every preflight itself. What caches may
 * keep says by itself that it varies by origin.
 */
export function withCors(allowOrigin: (origin: string) => boolean, handle: Handler): Handler {
  return async (request, caller) => {
    const { headers: sent } = request
    const origin = sent.get('origin')
    const isAllowed = origin !== null && allowOrigin(origin)
    const isPreflight = request.method === 'OPTIONS' && sent.has('access-control-request-method')
    const response = isPreflight
      ? new Response(null, { status: isAllowed ? 204 : 403 })
      : await handle(request, caller)
    if (!isAllowed) return response
    const { headers } = response
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    if (!headers.get('vary')?.includes('Origin')) headers.append('vary', 'Origin')
    if (isPreflight) {
      const wanted = sent.get('access-control-request-headers')
      headers.set('access-control-allow-methods', methods)
      if (wanted) headers.set('access-control-allow-headers', wanted)
      headers.set('access-control-max-age', '600')
    } else headers.set('access-control-expose-headers', exposed)
    return response
  }
}
