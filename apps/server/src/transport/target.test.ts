import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test.each([
  ['/', '/', null],
  ['/fr', '/fr', 'fr'],
  ['/fr/', '/fr', 'fr'],
  ['/FR/pricing', '/fr/pricing', 'fr'],
  ['/En', '/en', 'en'],
  ['/fr//pricing///', '/fr/pricing', 'fr'],
  ['//evil.example/x', '/evil.example/x', null],
  ['/fr/%70ricing', '/fr/pricing', 'fr'],
  ['/fr/caf%C3%A9', '/fr/caf%C3%A9', 'fr'],
  ['/fr/a%2Fb', '/fr/a%2Fb', 'fr'],
  ['/pricing', '/pricing', null],
  ['/french', '/french', null],
  ['http://jalonne.ch/fr/pricing', '/fr/pricing', 'fr'],
  ['http://jalonne.ch', '/', null],
])('%s is the path %s', (target, canonical, language) => {
  expect(readTarget(target)).toMatchObject({ kind: 'path', canonical, language })
})

test('the query is kept as it was sent', () => {
  expect(readTarget('/pricing?a=%zz&b=1#x')).toMatchObject({ search: '?a=%zz&b=1' })
})

test.each(['/fr/%', '/fr/%zz', '/fr/%00', '/%C3%28', '/fr/%0d%0aSet-Cookie', 'fr', '*'])(
  '%s is malformed',
  (target) => {
    expect(readTarget(target)).toEqual({ kind: 'malformed' })
  },
)

test.each(['/fr/../x', '/fr/%2e%2e/x', '/./fr'])('%s climbs and is malformed', (target) => {
  expect(readTarget(target)).toEqual({ kind: 'malformed' })
})

test('an endless path is too long, the query of a campaign is not', () => {
  expect(readTarget(`/${'a'.repeat(2048)}`)).toEqual({ kind: 'too-long' })
  expect(readTarget(`/fr?gclid=${'a'.repeat(3000)}`)).toMatchObject({ kind: 'path', path: '/fr' })
})
