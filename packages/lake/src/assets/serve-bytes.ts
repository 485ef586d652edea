import { hasVersion } from '../http/entity-tag.ts'

/** Bytes that are sent in one go. */
const smallBytes = 1024 * 1024

interface Served {
  /** Opens the bytes; called only when they are needed. */
  open: () => Promise<Blob>
  type: string
  /** Opaque validator, without quotes. Whatever is served under it must never change. */
  tag: string
  headers?: Record<string, string>
  /** Whether what is served depends on what the reader says to accept. */
  isNegotiated?: boolean
  /** How the bytes are compressed. */
  encoding?: 'br'
}

/**
 * The response to a GET or HEAD for bytes that never change: immutable caching, `If-None-Match`, and one byte range.
 * The body of a HEAD is left to the caller's framework to drop.
 */
export async function serveBytes(request: Request, served: Served): Promise<Response> {
  const etag = `"${served.tag}"`
  const common = {
    ...served.headers,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...(served.encoding && { 'content-encoding': served.encoding }),
    vary: [served.isNegotiated && 'Accept', served.encoding && 'Accept-Encoding', 'Origin']
      .filter(Boolean)
      .join(', '),
  }
  if (hasVersion(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common })
  }

  const blob = await served.open()
  const range = rangeOf(request, etag, blob.size)
  if (!range) {
    const headers = { ...common, 'content-type': served.type, 'content-length': String(blob.size) }
    return new Response(blob.size > smallBytes ? blob.stream() : blob, { headers })
  }
  const { start, end } = range
  if (start > end) {
    const headers = { 'content-range': `bytes */${blob.size}`, 'cache-control': 'no-store' }
    return new Response(null, { status: 416, headers })
  }
  return new Response(blob.slice(start, end + 1).stream(), {
    status: 206,
    headers: {
      ...common,
      'content-type': served.type,
      'content-length': String(end + 1 - start),
      'content-range': `bytes ${start}-${end}/${blob.size}`,
    },
  })
}

// Several ranges, other units and outdated validators get the whole, as RFC 9110 allows.
function rangeOf(request: Request, etag: string, size: number) {
  const ifRange = request.headers.get('if-range')
  const [, from = '', to = ''] =
    /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if ((from === '' && to === '') || (ifRange !== null && ifRange !== etag)) return null
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
