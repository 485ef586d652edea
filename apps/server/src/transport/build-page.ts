import { weakTag } from '@jalonne/node-kit/entity-tag'
import { compressFast } from './compress.ts'
import { inlineSources } from './inline-sources.ts'
import type { Encoding, Page } from './page.ts'
import {
  commonHeaders,
  contentSecurityPolicy,
  documentHeaders,
  type SecurityContext,
} from './security-headers.ts'

/** What a response consists of before it is laid out for the wire. */
export interface RenderedPage {
  status: number
  html: string
  location: string | null
  language: string
  syncTags: readonly string[]
  /** Whether the page may load the tag manager. */
  measured?: boolean
  /** Whether anybody can make up such addresses without end. */
  unbounded?: boolean
  /** For one visitor only: not cached, not even by their browser. */
  personal?: boolean
}

/** Lays a rendered document out: bodies by encoding, and every header that does not vary by request. */
export async function buildPage(rendered: RenderedPage, security: SecurityContext): Promise<Page> {
  return layOut(rendered, await compressFast(Buffer.from(rendered.html)), security)
}

/** A page without compressing, for the short ones nobody should wait for. */
export function buildPlainPage(rendered: RenderedPage, security: SecurityContext): Page {
  const body = Buffer.from(rendered.html)
  return layOut(rendered, { br: body, gzip: body, identity: body }, security)
}

/** A text of the site that is no page, such as a feed. */
export interface RenderedDocument {
  /** Media type. */
  type: string
  language: string
  text: string
  syncTags: readonly string[]
}

/** Lays such a text out as a page is: it may be cached, but is revalidated each time. */
export async function buildDocument(
  { type, language, text, syncTags }: RenderedDocument,
  security: SecurityContext,
): Promise<Page> {
  const bodies = await compressFast(Buffer.from(text))
  const etag = weakTag(bodies.identity)
  const shared = {
    'content-type': type,
    'content-language': language,
    'cache-control': revalidated,
    etag,
    vary: 'Accept-Encoding',
    ...commonHeaders(security),
  }
  return { status: 200, etag, headers: byEncoding(shared, bodies), bodies, syncTags }
}

const revalidated = 'public, max-age=0, must-revalidate'

/** Failures are of the moment; everything else may be cached but is revalidated each time. */
function cacheHeaders({ personal, status }: RenderedPage, etag: string): Record<string, string> {
  if (personal) return { 'cache-control': 'private, no-store' }
  if (status >= 500) return { 'cache-control': 'no-store' }
  return { 'cache-control': revalidated, etag }
}

function layOut(
  rendered: RenderedPage,
  bodies: Record<Encoding, Buffer>,
  security: SecurityContext,
): Page {
  const etag = weakTag(bodies.identity)
  const shared = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': rendered.language,
    ...cacheHeaders(rendered, etag),
    vary: 'Accept-Encoding',
    ...(rendered.location === null ? {} : { location: rendered.location }),
    'content-security-policy': contentSecurityPolicy(
      inlineSources(rendered.html),
      security,
      rendered.measured,
    ),
    ...documentHeaders(security),
  }
  return {
    status: rendered.status,
    etag,
    headers: byEncoding(shared, bodies),
    bodies,
    syncTags: rendered.syncTags,
    unbounded: rendered.unbounded ?? false,
  }
}

function byEncoding(
  shared: Record<string, string>,
  bodies: Record<Encoding, Buffer>,
): Record<Encoding, string[]> {
  const headers = (encoding: Encoding) =>
    Object.entries({
      ...shared,
      ...(encoding === 'identity' || bodies[encoding] === bodies.identity
        ? {}
        : { 'content-encoding': encoding }),
    }).flat()
  return { br: headers('br'), gzip: headers('gzip'), identity: headers('identity') }
}
