import { expect, test } from 'vitest'
import { contactAddress } from './contact-address.ts'

test('the form is told which service was read, or which plan was chosen', () => {
  expect(contactAddress('/contact', { product: 'seo' })).toBe('/contact?product=seo')
  expect(contactAddress('/contact?from=x#quote', { product: 'paid-media' })).toBe(
    '/contact?from=x&product=paid-media#quote',
  )
  expect(contactAddress('/pricing#contact', { plan: 'site-pro' })).toBe(
    '/pricing?plan=site-pro#contact',
  )
})

test('an address elsewhere is left alone', () => {
  for (const href of ['#', 'mailto:sales@example.ch', 'https://example.ch/', '//example.ch']) {
    expect(contactAddress(href, { product: 'seo' })).toBe(href)
  }
})
