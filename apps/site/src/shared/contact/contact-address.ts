import { siteAddress } from '../site-address.ts'

/**
 * What the form of an address opens with: the key of a service, or of a plan as `planKey` writes it and how it is to be
 * paid, or the tag of what a quiz has recommended.
 */
export type Wish =
  | { product: string }
  | { plan: string; billing?: 'yearly' }
  | { source: 'quiz'; rec: string }

/** The address of a contact form with what it is to open with: `/contact?product=seo`. Other addresses stay as they are. */
export function contactAddress(href: string, wish: Wish): string {
  const address = siteAddress(href)
  if (!address) return href
  for (const [name, key] of Object.entries(wish)) address.searchParams.set(name, key)
  return `${address.pathname}${address.search}${address.hash}`
}
