import { placeOf } from '@jalonne/domain'
import type { Page } from '../../queries/section-types.ts'
import { contactAddress } from './contact-address.ts'

/** By what a plan is told from the others: keys alone repeat from family to family. */
export interface PlanName {
  family: string | null
  key: string | null
}

/** How an address calls a plan: `site-pro`. */
export const planKey = ({ family, key }: PlanName): string => `${family}-${key}`

/**
 * Where to ask for a plan: the form of the price list for a plan that stands there, else where the button of plans
 * leads, which is the contact page unless an editor has chosen another. Either opens with the plan chosen.
 */
export function planAddress(plan: PlanName, page: Page, elsewhere: string): string {
  const form = page.sections.find(({ _type }) => _type === 'contactForm')
  const place = form && page.path === '/pricing' ? `${page.path}#${placeOf(form)}` : elsewhere
  return contactAddress(place, { plan: planKey(plan) })
}
