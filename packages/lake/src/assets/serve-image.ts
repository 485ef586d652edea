import { LRUCache } from 'lru-cache'
import { acceptsEncoding } from '../http/accepts-encoding.ts'
import { searchOf } from '../http/search-params.ts'
import { isAnimated } from './animation.ts'
import type { OutputFormat } from './formats.ts'
import { type ImageName, imageFileName, imageTypes } from './names.ts'
import { openOriginal } from './open-original.ts'
import { parseTransform } from './parse-transform.ts'
import { planTransform } from './plan-transform.ts'
import { serveBytes } from './serve-bytes.ts'
import { sharedWork } from './shared-work.ts'
import type { AssetStore, ImageProcessor } from './types.ts'

/** Of images that are drawn, those requested last stay in memory: a disk that is busy with others does not delay them. */
const memoryBytes = 32 * 1024 * 1024
/** What one of them takes beside its bytes and its name. */
const entryBytes = 1024
/** Images of which it is remembered whether they are animated. */
const mostKnown = 10_000

interface Rendition {
  key: string
  blob: Blob
}

const drawnTypes: Record<OutputFormat, string> = { ...imageTypes, pjpg: imageTypes.jpg }

// An SVG is a document: it must neither run scripts nor fetch anything, even when opened by itself.
const svgHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
}

/** Makes the function that serves images, resized as their address says. */
export function imageServer(assets: AssetStore, images: ImageProcessor | undefined) {
  const share = sharedWork<Blob>()
  const ready = new LRUCache<string, Rendition>({
    maxSize: memoryBytes,
    maxEntrySize: memoryBytes / 32,
    sizeCalculation: ({ blob }, description) => blob.size + 2 * description.length + entryBytes,
  })
  const animated = new LRUCache<string, boolean>({ max: mostKnown })

  /** As `isAnimated`, which is found out once for each image. */
  async function animates(
    { sha1, extension }: ImageName,
    original: () => Promise<Blob>,
  ): Promise<boolean> {
    const found = animated.get(sha1) ?? (await isAnimated(extension, original))
    animated.set(sha1, found)
    return found
  }

  /** A stored rendition; one that is missing is made once for all who ask for it meanwhile, and stored. */
  async function rendition(
    key: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Blob> {
    const stored = await assets.renditions.get(key)
    if (stored) return stored
    return share(key, signal, async (abandoned) => {
      const bytes = await make(abandoned)
      await assets.renditions.put(key, bytes)
      return new Blob([bytes])
    })
  }

  /**
   * @param size of the original in bytes, as its document says
   * @param client who sent the request, for a fair share
   * @throws LakeProblem 404 for an image that is not there, 400 for a parameter that makes no sense
   */
  return async function serveImage(
    request: Request,
    dataset: string,
    image: ImageName,
    size: number | null,
    client: string,
  ): Promise<Response> {
    const query = searchOf(request.url)
    const requested = parseTransform(query)
    const name = `images/${dataset}/${imageFileName(image)}`
    const original = () => openOriginal(assets, name, size)
    const isNegotiated = requested.auto === 'format'
    const accept = request.headers.get('accept') ?? ''
    const plan = images
      ? planTransform(image, requested, accept, isNegotiated && (await animates(image, original)))
      : null
    const headers: Record<string, string> = {
      ...(image.extension === 'svg' && svgHeaders),
      ...attachment(query.get('dl'), imageFileName(image)),
    }
    if (!plan || !images) {
      const type = imageTypes[image.extension]
      const acceptsBrotli = acceptsEncoding('br', request.headers.get('accept-encoding'))
      if (images && image.extension === 'svg' && acceptsBrotli) {
        const key = await renditionKey(`${name} br`)
        const compress = async () => images.compress(await original())
        const open = async () => rendition(key, request.signal, compress)
        return serveBytes(request, { open, type, tag: key, headers, isNegotiated, encoding: 'br' })
      }
      const blob = await original()
      return serveBytes(request, {
        open: async () => blob,
        type,
        tag: image.sha1,
        headers,
        isNegotiated,
      })
    }
    const type = drawnTypes[plan.format]
    const description = `${name} ${JSON.stringify(plan)}`
    const known = ready.get(description)
    const key = known?.key ?? (await renditionKey(description))
    const draw = async (signal: AbortSignal) =>
      images.render(await original(), plan, { client, signal })
    const open = async () => {
      if (known) return known.blob
      const blob = await rendition(key, request.signal, draw)
      ready.set(description, { key, blob })
      return blob
    }
    return serveBytes(request, { open, type, tag: key, headers, isNegotiated })
  }
}

async function renditionKey(description: string): Promise<string> {
  const text = new TextEncoder().encode(description)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(hash.subarray(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The headers that make a browser save a response, when `?dl=` is in its address. */
export function attachment(requested: string | null, fallback: string): Record<string, string> {
  if (requested === null) return {}
  const name = encodeURIComponent(requested || fallback).replace(/['()*]/g, '_')
  return { 'content-disposition': `attachment; filename*=UTF-8''${name}` }
}
