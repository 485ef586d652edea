import { beforeSlug } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { freePath } from './free-path.ts'

test.each([
  '/',
  '/blog',
  '/projects',
  '/career',
  '/services/seo-visibility',
  '/services/digital-marketing',
  '/services/seo-visibility-audit/sample',
  '/blog/archive/2020',
  '/login/help',
])('an editor may have a page at %s', (path) => {
  expect(freePath(path)).toBe(true)
})

test.each([
  ['/login', 'a page of its own'],
  ['/dashboard/analytics', 'a page of its own'],
  ['/dashboard/nope', 'a page of its own'],
  ['/blog/news', 'an article only'],
  ['/projects/bakery', 'a case study only'],
  ['/services/seo-visibility-audit', 'takes “audit” for one'],
  ['/services/digital-marketing-audit', 'takes “audit” for one'],
])('nobody would see a page at %s, and the reason is told', (path, reason) => {
  expect(freePath(path)).toContain(reason)
})

test.each(Object.entries(beforeSlug))(
  'a page can’t take the address of a document of the type %s',
  (_type, before) => {
    expect(freePath(`${before}bakery`)).not.toBe(true)
  },
)

test('while there is no address, there is nothing to say', () => {
  expect(freePath(undefined)).toBe(true)
})
