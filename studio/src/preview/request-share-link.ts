import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { SanityClient } from 'sanity'
import * as v from 'valibot'

const shape = v.object({
  url: v.pipe(v.string(), v.url()),
  expires: v.pipe(v.string(), v.isoTimestamp()),
})

export type ShareLink = v.InferOutput<typeof shape>

/** How long a link can work, in hours. */
export const lifetimes = ['1', '24', '168'] as const
export type Lifetime = (typeof lifetimes)[number]

export interface ShareOrder {
  siteOrigin: string
  /** The page, with its language. */
  path: string
  hours: Lifetime
  userId: string | undefined
}

/**
 * Requests a link to a draft. A secret left in the lake, as only an editor can, proves who requests it.
 * @throws when the site can't be reached, or refuses
 */
export async function requestShareLink(
  client: SanityClient,
  order: ShareOrder,
): Promise<ShareLink> {
  const { siteOrigin, path, hours, userId } = order
  const { secret } = await createPreviewSecret(client, 'jalonne/share', location.href, userId)
  // A form is what another origin may send without a preflight.
  const sent = await fetch(new URL('/api/draft/share', siteOrigin), {
    method: 'POST',
    body: new URLSearchParams({ secret, path, hours }),
  })
  if (!sent.ok) throw new Error(`The site responded with ${sent.status}`)
  return v.parse(shape, await sent.json())
}
