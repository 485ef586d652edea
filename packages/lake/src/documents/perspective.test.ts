import { expect, test } from 'vitest'
import { defaultPerspective, parsePerspective, publicDocuments } from './perspective.ts'

test.each([
  ['published', ['home']],
  ['drafts', ['drafts.home', 'home']],
  ['previewDrafts', ['drafts.home', 'home']],
  ['summer', ['versions.summer.home', 'home']],
  ['summer,drafts', ['versions.summer.home', 'drafts.home', 'home']],
  ['summer,published,drafts', ['versions.summer.home', 'home', 'drafts.home']],
])('in the perspective %s a document shows the first there is of %j', (text, ids) => {
  expect(parsePerspective(text).candidates?.('home')).toEqual(ids)
})

test.each(['published', 'drafts', 'summer'])(
  'in the perspective %s no draft is a document of its own',
  (text) => {
    for (const id of ['drafts.home', 'versions.summer.home', '']) {
      expect(parsePerspective(text).candidates?.(id)).toEqual([])
    }
  },
)

test('raw shows every document as it is stored', () => {
  expect(parsePerspective('raw').candidates).toBeNull()
})

test.each([
  ['published', false],
  ['raw', true],
  ['drafts', true],
  ['summer', true],
  ['published,drafts', true],
])('whether %s is for people with a token only: %s', (text, isPrivate) => {
  expect(parsePerspective(text).isPrivate).toBe(isPrivate)
})

test.each([
  ['drafts', 'drafts,published'],
  ['previewDrafts', 'drafts'],
  ['drafts,published', 'previewDrafts'],
])('%s and %s see the same', (one, other) => {
  expect(parsePerspective(one).name).toBe(parsePerspective(other).name)
})

test.each([
  '',
  ' drafts',
  'drafts,',
  'raw,drafts',
  'summer.sale',
  '(summer)',
  'x'.repeat(65),
  Array.from({ length: 33 }, (_, at) => `r${at}`).join(','),
])('%j is no perspective', (text) => {
  expect(() => parsePerspective(text)).toThrow(expect.objectContaining({ status: 400 }))
})

test('a release may have a long name, and many be looked at together', () => {
  const many = Array.from({ length: 32 }, (_, at) => `r${at}`).join(',')
  for (const text of ['x'.repeat(64), many])
    expect(parsePerspective(text).name).toBe(`${text},published`)
})

test.each([
  ['2025-02-18', 'raw'],
  ['2025-02-19', 'published'],
  ['2026-01-01', 'published'],
  ['x', 'published'],
  ['X', 'published'],
  ['1', 'raw'],
  ['9', 'raw'],
  ['2025-02-19-beta', 'raw'],
  ['beta-2025-02-19', 'raw'],
])('requests of version %s that name none see what is %s', (version, name) => {
  expect(defaultPerspective(version).name).toBe(name)
})

test('visitors see documents without a dot in their id', () => {
  expect(publicDocuments.candidates?.('home')).toEqual(['home'])
  expect(publicDocuments.candidates?.('secret.plan')).toEqual([])
})
