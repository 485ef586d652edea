import { expect, test } from 'vitest'
import { quoteSection } from '../../testing/contact.ts'
import { testPage } from '../../testing/content.ts'
import { planAddress } from './plan-address.ts'

const plan = { family: 'site', key: 'pro' }
const pageWith = (path: string, anchor: string | null) => ({
  ...testPage(path, 'en'),
  sections: [{ ...quoteSection, anchor }],
})

test('a plan of the price list leads to the form there, whether its place has been named or not', () => {
  expect(planAddress(plan, pageWith('/pricing', 'quote'))).toBe('/pricing?plan=site-pro#quote')
  expect(planAddress(plan, pageWith('/pricing', null))).toBe('/pricing?plan=site-pro#contact')
  expect(planAddress(plan, pageWith('/seo', null))).toBe('/contact?plan=site-pro')
})
