import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test('a note takes a minute, a thousand words about five', () => {
  expect([0, 300, 6_000].map(readingMinutes)).toEqual([1, 1, 5])
})
