import { expect, test } from 'vitest'
import { findRedirect } from './redirect.ts'

const rules = [
  { from: '/tarifs', to: '/pricing#faq', permanent: true },
  { from: '/café/', to: 'https://example.org/menu', permanent: false },
  { from: '/loop', to: '/loop/', permanent: true },
]

test('a redirect keeps the visitor in the language and says how long it holds', () => {
  expect(findRedirect(rules, '/tarifs', 'fr')).toEqual({ status: 301, location: '/fr/pricing#faq' })
})

test('a trailing slash, a prefix or an escaped letter does not matter; an address elsewhere stays as it is', () => {
  expect(findRedirect(rules, '/en/caf%C3%A9', 'en')).toEqual({
    status: 302,
    location: 'https://example.org/menu',
  })
})

test('a path without a rule, a rule onto itself and a broken escape lead nowhere', () => {
  expect(findRedirect(rules, '/pricing', 'en')).toBeNull()
  expect(findRedirect(rules, '/loop', 'en')).toBeNull()
  expect(findRedirect(rules, '/%E0%A4%A', 'en')).toBeNull()
})
