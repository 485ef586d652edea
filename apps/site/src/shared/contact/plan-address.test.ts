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
  const address = (anchor: string | null) =>
    planAddress(plan, pageWith('/pricing', anchor), '/contact')
  expect(address('quote')).toBe('/pricing?plan=site-pro#quote')
  expect(address(null)).toBe('/pricing?plan=site-pro#contact')
})

test.each([
  ['/contact', '/contact?plan=site-pro'],
  ['/pricing#quote', '/pricing?plan=site-pro#quote'],
  ['mailto:hello@jalonne.ch', 'mailto:hello@jalonne.ch'],
])('elsewhere it leads where the button of plans does: %s', (target, address) => {
  expect(planAddress(plan, pageWith('/seo', null), target)).toBe(address)
})
