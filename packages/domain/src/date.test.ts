import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

test('a day reads as French or American readers write it', () => {
  expect(formatDate('2026-03-04', 'fr')).toBe('4 mars 2026')
  expect(formatDate('2026-03-04', 'en')).toBe('March 4, 2026')
})
