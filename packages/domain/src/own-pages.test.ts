import { expect, test } from 'vitest'
import { isOwnPage, ownPlaces } from './own-pages.ts'

test.each(['/login', '/dashboard', '/dashboard/analytics'])(
  '%s is there without a document',
  (path) => {
    expect(isOwnPage(path)).toBe(true)
  },
)

test.each(['/', '/dashboards', '/blog/dashboard', '/loginhelp', '/login/help', '/dashboard/a/b'])(
  'an editor may have a page at %s',
  (path) => {
    expect(isOwnPage(path)).toBe(false)
  },
)

test('the demonstration has no other views than its own', () => {
  expect(isOwnPage('/dashboard/nope')).toBe(false)
})

test('links can lead to the jobs on the page about careers, and to no such place elsewhere', () => {
  expect(ownPlaces('/career')).toEqual(['jobs'])
  expect(ownPlaces('/contact')).toEqual([])
})
