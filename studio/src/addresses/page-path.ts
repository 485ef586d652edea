/** The last part of an address made from a title, as `pagePath` of the content model wants it: "Créer un site" → `creer-un-site`. */
export function pathSegment(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** An address below the one that is there, or below that of the template: `/services` + "SEO" → `/services/seo`. */
export function pathFor(title: string, current: string | undefined): string {
  const parent = current?.slice(0, current.lastIndexOf('/')) ?? ''
  return `${parent}/${pathSegment(title)}`
}
