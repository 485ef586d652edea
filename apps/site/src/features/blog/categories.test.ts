import { expect, test } from 'vitest'
import { categoriesOf, categoryIn, categorySearch } from './categories.ts'

test('an address asks for one category, for all, or for one there is not', () => {
  expect(categoryIn('?utm_source=x&category=design')).toBe('design')
  expect([categoryIn(''), categoryIn('?category=')]).toEqual([null, null])
  expect(categoryIn('?category=nothing')).toBe('unknown')
})

test('what a link asks for is what the page reads', () => {
  expect(categoryIn(categorySearch('artificialIntelligence'))).toBe('artificialIntelligence')
  expect(categorySearch(null)).toBe('')
})

test('only categories with articles are offered, in their usual order', () => {
  const articles = (['business', null, 'website', 'website'] as const).map((category) => ({
    category,
  }))
  expect(categoriesOf(articles)).toEqual(['website', 'business'])
})
