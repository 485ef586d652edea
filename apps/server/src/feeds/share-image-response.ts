import { hasVersion } from '@jalonne/node-kit/entity-tag'
import { immutable } from '../transport/cache-control.ts'
import type { ShareImage } from './share-images.ts'

/** The response with an image: cached for good under its version, for minutes under an address without one. */
export function shareImageResponse(
  { image, version, versioned }: Extract<ShareImage, { kind: 'image' }>,
  request: Request,
): Response {
  const etag = `"${version}"`
  const headers = new Headers({
    'cache-control': versioned ? immutable : 'public, max-age=300',
    etag,
  })
  if (hasVersion(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', 'image/png')
  headers.set('content-length', String(image.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(image), { headers })
}
