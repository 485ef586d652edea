import { hasVersion, weakTag } from '@jalonne/node-kit/entity-tag'
import { contourVersion, drawContours, seedFromAddress } from '@jalonne/site/contours'
import { LRUCache } from 'lru-cache'
import { immutable } from '../transport/cache-control.ts'
import { compressFast } from '../transport/compress.ts'
import { chooseEncoding } from '../transport/negotiate.ts'
import type { Encoding } from '../transport/page.ts'

interface Sheet {
  etag: string
  bodies: Record<Encoding, Buffer>
}

/** Draws the map sheets behind the pages, and caches the two hundred requested last. */
export function contourSheets() {
  const sheets = new LRUCache<string, Promise<Sheet>>({ max: 200 })
  const sheetOf = (seed: string, mayDraw: () => boolean): Promise<Sheet> | null => {
    const known = sheets.get(seed)
    if (known) return known
    if (!mayDraw()) return null
    const drawn = draw(seed)
    sheets.set(seed, drawn)
    return drawn
  }
  /** The response for `/contours/<seed>.svg`: null for an address that is no sheet's, 429 beyond the limit. */
  return async (request: Request, mayDraw: () => boolean): Promise<Response | null> => {
    const url = new URL(request.url)
    const seed = seedFromAddress(url.pathname)
    if (seed === null) return null
    const drawn = sheetOf(seed, mayDraw)
    if (!drawn) return new Response(null, { status: 429, headers: { 'retry-after': '5' } })
    const sheet = await drawn
    const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
    const isVersioned = url.searchParams.get('v') === String(contourVersion)
    const headers = new Headers({
      'cache-control': isVersioned ? immutable : 'public, max-age=3600',
      vary: 'Accept-Encoding',
      etag: sheet.etag,
    })
    if (hasVersion(request.headers.get('if-none-match'), sheet.etag)) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('content-type', 'image/svg+xml')
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    headers.set('content-length', String(sheet.bodies[encoding].length))
    const body = request.method === 'HEAD' ? null : new Uint8Array(sheet.bodies[encoding])
    return new Response(body, { headers })
  }
}

async function draw(seed: string): Promise<Sheet> {
  const svg = Buffer.from(drawContours(seed))
  return { etag: weakTag(svg), bodies: await compressFast(svg) }
}
