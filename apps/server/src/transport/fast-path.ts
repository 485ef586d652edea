import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasVersion } from '@jalonne/node-kit/entity-tag'
import { chooseEncoding } from './negotiate.ts'
import type { Encoding, Page } from './page.ts'
import { pageKey } from './page-key.ts'

const hitHeaders = ['cache-status', 'jalonne; hit']

/** The headers of a hit with everything in them, laid out at the first one. */
const laidOut = new WeakMap<Page, Record<Encoding, string[]>>()

/**
 * Writes a cached page straight to the socket; false for everything that needs a thought.
 *
 * It takes the path as it is written: one spelled differently from the key is no hit here, and finds
 * its page the longer way.
 */
export function serveHit(
  find: (key: string) => Page | null,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const page = find(keyOf(url))
  if (page === null || page.status !== 200) return false
  if (hasVersion(headers['if-none-match'], page.etag)) {
    response.writeHead(304, headersOf(page).identity.slice(0, -2))
    response.end()
    return true
  }
  const encoding = chooseEncoding(singleValue(headers['accept-encoding']))
  response.writeHead(200, headersOf(page)[encoding])
  if (method === 'HEAD') response.end()
  else response.end(page.bodies[encoding])
  return true
}

function keyOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : pageKey(url.slice(0, query), url.slice(query))
}

function headersOf(page: Page): Record<Encoding, string[]> {
  const known = laidOut.get(page)
  if (known) return known
  // The length comes last, so that a 304, which has none, can leave it out.
  const complete = (encoding: Encoding) => [
    ...page.headers[encoding],
    ...hitHeaders,
    'content-length',
    String(page.bodies[encoding].length),
  ]
  const made = { br: complete('br'), gzip: complete('gzip'), identity: complete('identity') }
  laidOut.set(page, made)
  return made
}

const singleValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value
