import type { ContactRequest } from './contact-request.ts'

/**
 * Tells one submission from another: a digest of what was typed, on which page, and the browser's key. A key alone
 * would lose a message that was corrected and sent again.
 */
export function fingerprint(contact: ContactRequest, digest: (text: string) => string): string {
  const { elapsed, meta, ...typed } = contact
  const page = meta.page ?? null
  return digest(
    JSON.stringify([Object.entries(typed).toSorted(([a], [b]) => (a < b ? -1 : 1)), page]),
  )
}
