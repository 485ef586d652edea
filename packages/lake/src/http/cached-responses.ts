import { LRUCache } from 'lru-cache'
import { acceptsEncoding } from './accepts-encoding.ts'
import { hasVersion } from './entity-tag.ts'

/** From here on a response is compressed, in bytes. */
export const compressFrom = 1024

/** What an entry takes beside its body and its address. */
const entryBytes = 512

/** The response to a query of somebody who is not signed in. */
export interface CachedResponse {
  readonly body: Uint8Array<ArrayBuffer>
  /** Another one once the content has changed. */
  readonly etag: string
  /** The body with gzip, once somebody has accepted that. */
  gzip: Uint8Array<ArrayBuffer> | null
}

interface Entry extends CachedResponse {
  serves: () => boolean
}

/** Whole responses to readers who are not signed in, by their address: no part of it has to be read again. */
export class CachedResponses {
  readonly #byAddress: LRUCache<string, Entry>
  readonly #encoder = new TextEncoder()
  // Distinguishes the entries of this process from those of the last one.
  readonly #process = crypto.randomUUID().slice(0, 8)
  #count = 0

  constructor(maxBytes: number) {
    this.#byAddress = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      // Compressed, JSON is about a quarter as large.
      sizeCalculation: ({ body }, address) =>
        Math.ceil(1.25 * body.byteLength) + 2 * address.length + entryBytes,
    })
  }

  /** Caches the text for an address, path and search. `serves` says, each time it is to be given, whether it may be. */
  add(address: string, text: string, serves: () => boolean): CachedResponse {
    this.#count += 1
    const etag = `W/"${this.#process}-${this.#count}"`
    const entry = { body: this.#encoder.encode(text), etag, gzip: null, serves }
    if (text.length <= this.#byAddress.maxSize) this.#byAddress.set(address, entry)
    return entry
  }

  find(address: string): CachedResponse | null {
    const entry = this.#byAddress.get(address)
    if (!entry) return null
    if (entry.serves()) return entry
    this.#byAddress.delete(address)
    return null
  }
}

/** What goes before the body of a cached response: browsers and CDNs may cache it, and revalidate it. */
export const cachedHeaders = ({ etag }: CachedResponse): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, no-cache',
  etag,
  vary: 'Accept-Encoding, Origin',
})

/** Whether this response goes out compressed, by `Accept-Encoding`. */
export const wantsGzip = ({ body }: CachedResponse, acceptEncoding: string | null | undefined) =>
  body.byteLength > compressFrom && acceptsEncoding('gzip', acceptEncoding)

/** A cached response as a client accepts it: compressed, or 304 where theirs still holds. */
export async function cachedResponse(request: Request, cached: CachedResponse): Promise<Response> {
  const headers = cachedHeaders(cached)
  if (hasVersion(request.headers.get('if-none-match'), cached.etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (!wantsGzip(cached, request.headers.get('accept-encoding'))) {
    return new Response(cached.body, { headers })
  }
  cached.gzip ??= await gzip(cached.body)
  return new Response(cached.gzip, { headers: { ...headers, 'content-encoding': 'gzip' } })
}

async function gzip(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
