import { slugOf } from '@jalonne/domain'

/** An address below the one that is there, or below that of the template: `/services` + "SEO" → `/services/seo`. */
export function pathFor(title: string, current: string | undefined): string {
  const parent = current?.startsWith('/') ? current.slice(0, current.lastIndexOf('/')) : ''
  return `${parent}/${slugOf(title)}`
}
