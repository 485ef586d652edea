import type { ContactRequest } from './contact-request.ts'

/**
 * Tells one submission from another, as SHA-256 hex of what was typed and the browser's key. A key alone would
 * lose a message that was corrected and sent again.
 */
export async function fingerprint({ elapsed, meta, ...typed }: ContactRequest): Promise<string> {
  const page = meta.page ?? null
  const text = JSON.stringify([
    Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    page,
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
