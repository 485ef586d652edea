import type { Caller } from '../http/caller.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const EXPOSED = 'etag, retry-after, server-timing'

type Answer = (request: Request, caller: Caller) => Promise<Response>

/**
 * Lets browsers of allowed origins read answers, with credentials; answers every preflight itself. What caches may
 * keep says by itself that it varies by origin.
 */
export function withCors(allowOrigin: (origin: string) => boolean, answer: Answer): Answer {
  return async (request, caller) => {
    const { headers: asked } = request
    const origin = asked.get('origin')
    const isAllowed = origin !== null && allowOrigin(origin)
    const isPreflight = request.method === 'OPTIONS' && asked.has('access-control-request-method')
    const response = isPreflight
      ? new Response(null, { status: isAllowed ? 204 : 403 })
      : await answer(request, caller)
    if (!isAllowed) return response
    const { headers } = response
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    if (!headers.get('vary')?.includes('Origin')) headers.append('vary', 'Origin')
    if (isPreflight) {
      const wanted = asked.get('access-control-request-headers')
      headers.set('access-control-allow-methods', METHODS)
      if (wanted) headers.set('access-control-allow-headers', wanted)
      headers.set('access-control-max-age', '600')
    } else headers.set('access-control-expose-headers', EXPOSED)
    return response
  }
}
