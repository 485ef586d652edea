/** The encodings a page is cached in. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered response ready to be written: every header but the ones of the moment is laid out once. */
export interface Page {
  status: number
  etag: string
  /** Header names and values, flat, as `ServerResponse.writeHead` takes them; by encoding. */
  headers: Record<Encoding, string[]>
  bodies: Record<Encoding, Buffer>
  syncTags: readonly string[]
  /** Whether anybody can make up such addresses without end: it is cached where errors are. */
  unbounded?: boolean
}

/** The bytes a page occupies, for the bound of the cache. */
export function pageBytes(page: Page): number {
  const { br, gzip, identity } = page.bodies
  const headers = page.headers.identity.reduce((sum, text) => sum + text.length, 0)
  const tags = page.syncTags.reduce((sum, tag) => sum + tag.length, 0)
  return br.length + gzip.length + identity.length + headers * 6 + tags * 2 + 512
}
