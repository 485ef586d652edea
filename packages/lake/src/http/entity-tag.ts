/**
 * Whether a client has this version already, by its `If-None-Match`. The comparison is weak: proxies that recompress
 * turn a tag into its weak form.
 */
export function hasVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(bare) ?? []
  return tags.includes(bare(etag)) || tags.includes('*')
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')
