import { expect, test } from 'vitest'
import { findRedirect, withVisitorQuery } from './redirect.ts'

const rules = [
  { from: '/tarifs', to: '/pricing#faq', permanent: true },
  { from: '/café/', to: 'https://example.org/menu', permanent: false },
  { from: '/loop', to: '/loop/', permanent: true },
]

test('a redirect keeps the visitor in the language and says how long it holds', () => {
  expect(findRedirect(rules, '/tarifs', 'fr')).toEqual({ status: 301, location: '/fr/pricing#faq' })
})

test('a trailing slash, a prefix or an escaped letter does not matter', () => {
  expect(findRedirect(rules, '/en/caf%C3%A9', 'en')).toEqual({
    status: 302,
    location: 'https://example.org/menu#',
  })
})

test('capitals do not matter, in the rule or in what a visitor types', () => {
  expect(findRedirect(rules, '/fr/Tarifs', 'fr')?.location).toBe('/fr/pricing#faq')
  const old = [{ from: '/Offres.htm', to: '/pricing', permanent: true }]
  expect(findRedirect(old, '/offres.htm', 'fr')?.location).toBe('/fr/pricing')
})

test('a fragment of the old address is not handed on to another website', () => {
  const to = (target: string) => [{ from: '/menu', to: target, permanent: true }]
  expect(findRedirect(to('https://example.org/a'), '/menu', 'fr')?.location).toMatch(/#$/)
  expect(findRedirect(to('https://example.org/a#b'), '/menu', 'fr')?.location).toMatch(/a#b$/)
})

test('an address elsewhere may be http, and one within a query is none', () => {
  const to = (target: string) => [{ from: '/menu', to: target, permanent: true }]
  expect(findRedirect(to('http://example.org'), '/menu', 'fr')?.location).toBe(
    'http://example.org#',
  )
  expect(findRedirect(to('/go?to=https://example.org'), '/menu', 'fr')?.location).toBe(
    '/fr/go?to=https://example.org',
  )
})

test.each([
  ['/cœur’s–menu', '/fr/c%C5%93ur%E2%80%99s%E2%80%93menu'],
  ['/café?q=œuf#été', '/fr/caf%C3%A9?q=%C5%93uf#%C3%A9t%C3%A9'],
  ['/caf%C3%A9?q=%C5%93uf', '/fr/caf%C3%A9?q=%C5%93uf'],
  ['https://example.org/œuf?q=a’b', 'https://example.org/%C5%93uf?q=a%E2%80%99b#'],
  ['https://example.org/%C5%93uf', 'https://example.org/%C5%93uf#'],
  ['/pizza-🍕', '/fr/pizza-%F0%9F%8D%95'],
])('%s is led to as a header may hold it, nothing escaped twice', (to, location) => {
  expect(findRedirect([{ from: '/menu', to, permanent: true }], '/menu', 'fr')).toEqual({
    status: 301,
    location,
  })
})

test('a rule with a broken escape holds for its own path alone', () => {
  const broken = [{ from: '/100%', to: '/pricing', permanent: true }]
  expect(findRedirect(broken, '/50%', 'en')).toBeNull()
  expect(findRedirect(broken, '/100%//', 'en')?.location).toBe('/en/pricing')
})

test('a path without a rule, a rule onto itself and a broken escape lead nowhere', () => {
  expect(findRedirect(rules, '/pricing', 'en')).toBeNull()
  expect(findRedirect(rules, '/loop', 'en')).toBeNull()
  expect(findRedirect(rules, '/%E0%A4%A', 'en')).toBeNull()
})

test.each([
  ['/fr/pricing', '?a=1&b=%20', '/fr/pricing?a=1&b=%20'],
  ['/fr/pricing#offer', '?a=1', '/fr/pricing?a=1#offer'],
  ['/fr/contact?plan=pro', '?utm_source=x', '/fr/contact?plan=pro&utm_source=x'],
  ['/fr/contact?plan=pro#form', '?plan=basic&a=1&a=2', '/fr/contact?plan=pro&a=1&a=2#form'],
  ['/fr/contact?a%20b=1', '?a+b=2&&c', '/fr/contact?a%20b=1&c'],
  ['/fr/contact?plan=pro', '?plan=basic', '/fr/contact?plan=pro'],
  ['/fr/contact?', '?a=1', '/fr/contact?a=1'],
  ['/fr/contact?plan=pro', '', '/fr/contact?plan=pro'],
  ['/fr/pricing#what?', '?a=1', '/fr/pricing?a=1#what?'],
  ['https://example.org/menu#', '?a=1', 'https://example.org/menu?a=1#'],
  ['https://example.org/menu?b=1#', '?a=1', 'https://example.org/menu?b=1#'],
])('to %s a visitor with %s goes by %s', (location, search, whole) => {
  expect(withVisitorQuery(location, search)).toBe(whole)
})
