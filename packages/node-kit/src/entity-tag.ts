/** Whether the client has this version already: its `If-None-Match` lists the ETag, or is `*`. */
export function hasVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  // Weak comparison: proxies that recompress turn a tag into its weak form.
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}
