import type { Page } from '../../queries/section-types.ts'
import { contactAddress } from './contact-address.ts'

/**
 * Where a link on a page leads: from the page of a service, the form of the contact page opens with it chosen; to a place
 * on the page itself, what the address holds of figures and answers stays.
 */
export function serviceAddress(href: string, { service, path }: Pick<Page, 'service' | 'path'>) {
  if (href.startsWith(`${path}#`)) return href.slice(path.length)
  return service && href === '/contact' ? contactAddress(href, { product: service }) : href
}
