import { searchOf } from '../http/search-params.ts'
import { LakeProblem } from '../problem.ts'
import type { OutputFormat } from './formats.ts'
import { type ImageName, imageFileName, imageTypes } from './names.ts'
import { parseTransform } from './parse-transform.ts'
import { planTransform } from './plan-transform.ts'
import { serveBytes } from './serve-bytes.ts'
import { sharedWork } from './shared-work.ts'
import type { TransformPlan } from './transform-plan.ts'
import type { AssetStore, ImageProcessor } from './types.ts'

const drawnTypes: Record<OutputFormat, string> = { ...imageTypes, pjpg: imageTypes.jpg }

// An SVG is a document: it must neither run scripts nor fetch anything, even when opened by itself.
const svgHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
}

/** Makes the function that answers requests for images, resized where their address asks for it. */
export function imageServer(assets: AssetStore, images: ImageProcessor | undefined) {
  const share = sharedWork<Blob>()

  /**
   * @param client who is asking, for a fair share
   * @throws LakeProblem 404 for an image that is not there, 400 for a parameter that makes no sense
   */
  return async function serveImage(
    request: Request,
    dataset: string,
    image: ImageName,
    client: string,
  ): Promise<Response> {
    const query = searchOf(request.url)
    const requested = parseTransform(query)
    const plan = images
      ? planTransform(image, requested, request.headers.get('accept') ?? '')
      : null
    const name = `images/${dataset}/${imageFileName(image)}`
    const original = await assets.get(name)
    if (!original) throw new LakeProblem(404, 'notFound', 'There is no such image')

    const isNegotiated = requested.auto === 'format'
    const headers: Record<string, string> = {
      ...(image.extension === 'svg' && svgHeaders),
      ...attachment(query.get('dl'), imageFileName(image)),
    }
    if (!plan || !images) {
      const type = imageTypes[image.extension]
      const open = async () => original
      return serveBytes(request, { open, type, tag: image.sha1, headers, isNegotiated })
    }
    const key = await renditionKey(name, plan)
    const draw = async (signal: AbortSignal) => {
      const bytes = await images.render(original, plan, { client, signal })
      await assets.renditions.put(key, bytes)
      return new Blob([bytes])
    }
    const open = async () =>
      (await assets.renditions.get(key)) ?? (await share(key, request.signal, draw))
    const type = drawnTypes[plan.format]
    return serveBytes(request, { open, type, tag: key, headers, isNegotiated })
  }
}

async function renditionKey(name: string, plan: TransformPlan): Promise<string> {
  const text = new TextEncoder().encode(`${name} ${JSON.stringify(plan)}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(hash.subarray(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The headers that make a browser save a response, when `?dl=` is in its address. */
export function attachment(requested: string | null, fallback: string): Record<string, string> {
  if (requested === null) return {}
  const name = encodeURIComponent(requested || fallback).replace(/['()*]/g, '_')
  return { 'content-disposition': `attachment; filename*=UTF-8''${name}` }
}
