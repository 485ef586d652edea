import type { IncomingHttpHeaders } from 'node:http'
import { cachedHeaders, wantsGzip } from '../../http/cached-responses.ts'
import { projectHeader } from '../../http/caller.ts'
import { hasVersion } from '../../http/entity-tag.ts'
import type { Lake } from '../../lake.ts'

/** A request as `node:http` and `node:http2` give it. */
interface Incoming {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface Outgoing {
  writeHead(status: number, headers: Record<string, string | number>): unknown
  end(body: Uint8Array | ''): unknown
}

/**
 * Serves a query of a program that is not signed in from the cache, straight to its connection. Returns the status.
 * Null where that is not possible, and the request goes through `lake.fetch`, as it does for every browser.
 * @param base where the caller reaches the lake
 */
export function serveCached(
  lake: Pick<Lake, 'cached' | 'projectId'>,
  base: string,
  incoming: Incoming,
  outgoing: Outgoing,
): number | null {
  const { method, url, headers } = incoming
  if (method !== 'GET' || url === undefined) return null
  if (headers.authorization !== undefined || headers.cookie !== undefined) return null
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return null
  if ((headers[projectHeader] ?? lake.projectId) !== lake.projectId) return null
  const cached = lake.cached(base, url)
  if (!cached) return null
  const own = { ...cachedHeaders(cached), 'x-content-type-options': 'nosniff' }
  if (hasVersion(headers['if-none-match'], cached.etag)) {
    outgoing.writeHead(304, own)
    outgoing.end('')
    return 304
  }
  const isCompressed = wantsGzip(cached, String(headers['accept-encoding'] ?? ''))
  const body = isCompressed ? cached.gzip : cached.body
  if (!body) return null
  outgoing.writeHead(200, {
    ...own,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    'content-length': body.byteLength,
  })
  outgoing.end(body)
  return 200
}
