import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('a day is written as in the language of the Studio', () => {
  expect(formatDay('2026-12-03')).toBe('3 December 2026')
  expect(formatDay('2026-12-03', 'fr')).toBe('3 décembre 2026')
  expect(formatDay('2026-12-01', 'fr')).toBe('1er décembre 2026')
  expect(formatDay('2026-12-01', 'en')).toBe('1 December 2026')
})

test('a moment has the day it is in Switzerland', () => {
  expect(formatDay('2026-11-30T23:30:00Z')).toBe('1 December 2026')
  expect(formatDay('2026-11-30T22:30:00Z')).toBe('30 November 2026')
})

test('a date that was written in another way stays as it stands', () => {
  expect(formatDay('31.12.2026')).toBe('31.12.2026')
  expect(formatDay('hier', 'fr')).toBe('hier')
})
