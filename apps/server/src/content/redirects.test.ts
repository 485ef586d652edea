import { expect, test } from 'vitest'
import { findRedirect } from './redirects.ts'

const rules = [
  { from: '/tarifs', to: '/pricing', permanent: true },
  { from: '/old-café/', to: '/services#web', permanent: false },
  { from: '/shop', to: 'https://shop.example/', permanent: null },
  { from: '/loop', to: '/loop', permanent: true },
  { from: '/en/legacy', to: '/fr/pricing', permanent: true },
]

test.each([
  ['/fr/tarifs', 'fr', 301, '/fr/pricing'],
  ['/en/tarifs', 'en', 301, '/en/pricing'],
  ['/fr/old-caf%C3%A9', 'fr', 302, '/fr/services#web'],
  ['/en/shop', 'en', 302, 'https://shop.example/'],
  ['/en/legacy', 'en', 301, '/en/pricing'],
] as const)('%s leads on', (path, language, status, location) => {
  expect(findRedirect(rules, path, language)).toEqual({ status, location })
})

test.each(['/fr/other', '/fr', '/fr/tarifs/more', '/fr/loop'])('%s has no redirect', (path) => {
  expect(findRedirect(rules, path, 'fr')).toBeNull()
})

test('an answer of another shape is an error', () => {
  expect(() => findRedirect({ rules }, '/fr', 'fr')).toThrow()
})
