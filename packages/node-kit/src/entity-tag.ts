import { hash } from 'node:crypto'

/** A weak ETag (`W/"…"`) that changes with the body: weak, since the same body is sent in several encodings. */
export const weakTag = (body: Uint8Array): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`

/** Whether the client has this version already: its `If-None-Match` lists the ETag, or is `*`. */
export function hasVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  // Weak comparison: proxies that recompress turn a tag into its weak form.
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}
