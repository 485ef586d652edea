import { expect, test } from 'vitest'
import { contactAddress } from './contact-address.ts'

test('the form is told which service was read', () => {
  expect(contactAddress('/contact', 'seo')).toBe('/contact?product=seo')
  expect(contactAddress('/contact?from=x#quote', 'paid-media')).toBe(
    '/contact?from=x&product=paid-media#quote',
  )
})

test('an address elsewhere is left alone', () => {
  for (const href of ['#', 'mailto:sales@example.ch', 'https://example.ch/', '//example.ch']) {
    expect(contactAddress(href, 'seo')).toBe(href)
  }
})
