import { expect, test } from 'vitest'
import { addressFromPage } from './address-from-page.ts'

const page = { path: '/services/seo-visibility', service: 'seo' as const }

test('from the page of a service the contact form is asked to open with it', () => {
  expect(addressFromPage('/contact', page)).toBe('/contact?product=seo')
})

test('a place of the page itself is reached without losing what its address holds', () => {
  expect(addressFromPage('/services/seo-visibility#contact', page)).toBe('#contact')
})

test('other links, and links of other pages, stay as they are', () => {
  const elsewhere = ['/contact#call', '/pricing#contact', '/services/seo-visibility-sion#contact']
  for (const href of [...elsewhere, 'mailto:sales@example.ch']) {
    expect(addressFromPage(href, page)).toBe(href)
  }
  expect(addressFromPage('/contact', { path: '/about-us', service: null })).toBe('/contact')
})
