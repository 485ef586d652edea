import type { IncomingHttpHeaders } from 'node:http'
import type { Lake } from '../../lake.ts'

/** A request as `node:http` and `node:http2` give it. */
interface Incoming {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface Outgoing {
  writeHead(status: number, headers: Record<string, string | number>): unknown
  end(body: Uint8Array): unknown
}

/**
 * Answers a query of a program that is not signed in from what is kept, straight to its connection. False where that
 * is not possible, and the request takes the long way through `lake.fetch`, as it does for browsers of other origins.
 * @param base where the caller reaches the lake
 */
export function serveKept(
  lake: Pick<Lake, 'kept'>,
  base: string,
  incoming: Incoming,
  outgoing: Outgoing,
): boolean {
  const { method, url, headers } = incoming
  if (method !== 'GET' || url === undefined) return false
  if (headers.authorization !== undefined || headers.cookie !== undefined) return false
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return false
  const body = lake.kept(base, url)
  if (!body) return false
  outgoing.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': body.byteLength,
  })
  outgoing.end(body)
  return true
}
