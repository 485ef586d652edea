import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const all = [
  {
    _key: 'shop',
    question: 'Shop?',
    pages: [{ path: '/services/e-commerce' }, { path: '/pricing' }],
  },
  { _key: 'any', question: 'Any?', pages: null },
  { _key: 'year', question: 'Year?', pages: [{ path: '/pricing' }] },
  { _key: 'other', question: 'Other?', pages: [] },
  { _key: 'gone', question: 'Gone?', pages: [{ path: null }] },
]

test('a page has its own questions first, then those of every page, three at most', () => {
  const on = (path: string) => suggestionsFor(path, all).map(({ _key }) => _key)
  expect(on('/fr/pricing')).toEqual(['shop', 'year', 'any'])
  expect(on('/en/services/e-commerce')).toEqual(['shop', 'any', 'other'])
  expect(on('/en')).toEqual(['any', 'other'])
})
