import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const all = [
  { _key: 'shop', question: 'Shop?', paths: ['/services/e-commerce', '/pricing'] },
  { _key: 'any', question: 'Any?', paths: null },
  { _key: 'year', question: 'Year?', paths: ['/pricing'] },
  { _key: 'other', question: 'Other?', paths: [] },
  { _key: 'gone', question: 'Gone?', paths: [null] },
]

test('a page has its own questions first, then those of every page, three at most', () => {
  const on = (path: string) => suggestionsFor(path, all).map(({ _key }) => _key)
  expect(on('/fr/pricing')).toEqual(['shop', 'year', 'any'])
  expect(on('/en/services/e-commerce')).toEqual(['shop', 'any', 'other'])
  expect(on('/en')).toEqual(['any', 'other'])
})
