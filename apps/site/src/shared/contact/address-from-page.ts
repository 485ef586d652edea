import type { Page } from '../../queries/section-types.ts'
import { placeOnPage } from '../place-on-page.ts'
import { contactAddress } from './contact-address.ts'

/**
 * Where a link on a page leads: from the page of a service, the form of the contact page opens with it chosen; to a place
 * on the page itself, the address keeps its figures and answers.
 */
export const addressFromPage = (
  href: string,
  { service, path }: Pick<Page, 'service' | 'path'>,
): string =>
  service && href === '/contact'
    ? contactAddress(href, { product: service })
    : placeOnPage(href, path)
