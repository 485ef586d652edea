import { expect, test } from 'vitest'
import { serviceAddress } from './service-address.ts'

test('from the page of a service the contact form is asked to open with it', () => {
  expect(serviceAddress('/contact', { service: 'seo' })).toBe('/contact?product=seo')
})

test('other links, and links of other pages, stay as they are', () => {
  for (const href of ['/contact#call', '/pricing#contact', 'mailto:sales@example.ch']) {
    expect(serviceAddress(href, { service: 'seo' })).toBe(href)
  }
  expect(serviceAddress('/contact', { service: null })).toBe('/contact')
})
