import { expect, test } from 'vitest'
import { twelfths } from './even-rows.ts'

const rows = (count: number) => Array.from({ length: count }, (_, place) => twelfths(place, count))

test('up to four stand in one row', () => {
  expect(rows(1)).toEqual([12])
  expect(rows(2)).toEqual([6, 6])
  expect(rows(3)).toEqual([4, 4, 4])
  expect(rows(4)).toEqual([3, 3, 3, 3])
})

test('the last ones share what is left of their row', () => {
  expect(rows(5)).toEqual([4, 4, 4, 6, 6])
  expect(rows(7)).toEqual([3, 3, 3, 3, 4, 4, 4])
  expect(rows(10).slice(8)).toEqual([6, 6])
})

test.each(Array.from({ length: 24 }, (_, index) => index + 1))('%i items fill whole rows', (n) => {
  const total = rows(n).reduce((sum, span) => sum + span, 0)
  expect(total % 12).toBe(0)
  expect(rows(n).every(Number.isInteger)).toBe(true)
})
