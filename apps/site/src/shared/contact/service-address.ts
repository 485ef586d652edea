import type { Page } from '../../queries/section-types.ts'
import { contactAddress } from './contact-address.ts'

/** Where a link on a page leads: from the page of a service, the form of the contact page opens with it chosen. */
export const serviceAddress = (href: string, { service }: Pick<Page, 'service'>): string =>
  service && href === '/contact' ? contactAddress(href, { product: service }) : href
