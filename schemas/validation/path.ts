const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Says what is wrong with the address of a page on this site, as an editor would put it.
 * An address is the same in both languages: `/`, `/pricing`, `/services/seo-visibility`.
 */
export function pagePath(value: string | null | undefined): true | string {
  if (!value) return true
  if (!value.startsWith('/')) return 'Start the address with a slash: /pricing.'
  if (value === '/') return true
  if (/^\/(fr|en)(\/|$)/.test(value))
    return 'Leave out /fr and /en: the address is the same in both languages.'
  if (value.endsWith('/')) return 'Leave out the slash at the end.'
  return (
    value
      .slice(1)
      .split('/')
      .every((part) => segment.test(part)) ||
    'Use lowercase letters without accents, digits and hyphens between the slashes.'
  )
}

/** As `pagePath`, with an optional query and `#place` at the end: `/contact#call`. */
export function linkPath(value: string | null | undefined): true | string {
  if (!value) return true
  const [path = ''] = value.split(/[?#]/)
  return /\s/.test(value) ? 'An address has no spaces.' : pagePath(path || value)
}

/** The name of a place in a page, as in `/pricing#seo`. */
export function anchorName(value: string | null | undefined): true | string {
  if (!value) return true
  return (
    segment.test(value) || 'Use lowercase letters without accents, digits and hyphens: seo-packs.'
  )
}

/** The key by which the site's code knows a document: `basic`, `local-seo`. */
export function codeKey(value: string | null | undefined): true | string {
  if (!value) return true
  return segment.test(value) || 'Use lowercase letters without accents, digits and hyphens.'
}

/** A host as browsers write it, with neither `https://` nor a slash: `www.jalonne.ch`. */
export function hostName(value: string | null | undefined): true | string {
  if (!value) return true
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value) ||
    'Write only the host, in lowercase: www.jalonne.ch, without https:// and without slashes.'
  )
}
