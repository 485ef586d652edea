import { withVisitorQuery } from '@jalonne/domain'
import { hasVersion } from '@jalonne/node-kit/entity-tag'
import { chooseEncoding } from './negotiate.ts'
import type { Page } from './page.ts'

export interface PageResponseOptions {
  page: Page
  request: Request
  /** How the cache took part (RFC 9211). */
  cacheStatus: string
  /** The query of the request with its `?`; a redirect hands it on. */
  search?: string
  extra?: Record<string, string>
}

/** The response to a request for a page: the encoding it takes, or 304 when it has that version. */
export function pageResponse(options: PageResponseOptions): Response {
  const { page, request, cacheStatus, search = '', extra = {} } = options
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  const headers = new Headers(extra)
  const flat = page.headers[encoding]
  for (let i = 0; i < flat.length; i += 2) headers.set(flat[i] ?? '', flat[i + 1] ?? '')
  headers.set('cache-status', cacheStatus)
  const location = headers.get('location')
  if (location !== null) headers.set('location', withVisitorQuery(location, search))
  const known = request.headers.get('if-none-match')
  if (page.status === 200 && hasVersion(known, page.etag)) {
    return new Response(null, { status: 304, headers: withoutBody(headers) })
  }
  const body = page.bodies[encoding]
  headers.set('content-length', String(body.length))
  const bodiless = request.method === 'HEAD'
  return new Response(bodiless ? null : new Uint8Array(body), { status: page.status, headers })
}

function withoutBody(headers: Headers): Headers {
  for (const name of ['content-type', 'content-encoding', 'content-language']) headers.delete(name)
  return headers
}
