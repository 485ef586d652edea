import { placeOf } from '@jalonne/domain'
import type { Page } from '../../queries/section-types.ts'
import { contactAddress } from './contact-address.ts'

/** How an address calls a plan: `site-pro`. Keys alone repeat from family to family. */
export const planKey = ({ family, key }: { family: string | null; key: string | null }): string =>
  `${family}-${key}`

/**
 * Where to ask for a plan: the form of the price list for a plan that stands there, else the contact page's. Either
 * opens with the plan chosen.
 */
export function planAddress(plan: Parameters<typeof planKey>[0], page: Page): string {
  const form = page.sections.find(({ _type }) => _type === 'contactForm')
  const place = form && page.path === '/pricing' ? `${page.path}#${placeOf(form)}` : '/contact'
  return contactAddress(place, { plan: planKey(plan) })
}
