import { expect, test } from 'vitest'
import { formatDate, formatMonth, swissDay, swissMoment, withOrdinal } from './date.ts'

test('a day reads as French or American readers write it', () => {
  expect(formatDate('2026-03-04', 'fr')).toBe('4 mars 2026')
  expect(formatDate('2026-03-04', 'en')).toBe('March 4, 2026')
})

test('where there is little room, a day has the short name of its month', () => {
  expect(formatDate('2026-09-30', 'fr', 'short')).toBe('30 sept. 2026')
  expect(formatDate('2026-09-30', 'en', 'short')).toBe('Sep 30, 2026')
  expect(formatDate('2026-10-01', 'fr', 'short')).toBe('1er oct. 2026')
})

test('the first of a month has its ordinal in French', () => {
  expect(formatDate('2026-03-01', 'fr')).toBe('1er mars 2026')
  expect(formatDate('2026-03-11', 'fr')).toBe('11 mars 2026')
  expect(formatDate('2026-03-21', 'fr')).toBe('21 mars 2026')
  expect(withOrdinal('lundi 1 juin 2026 à 1 h 01')).toBe('lundi 1er juin 2026 à 1 h 01')
})

test('a month reads in a word, or with its year', () => {
  expect(formatMonth('2026-10', 'fr', 'short')).toBe('oct.')
  expect(formatMonth('2026-10', 'en', 'short')).toBe('Oct')
  expect(formatMonth('2026-10-31', 'fr', 'long')).toBe('octobre 2026')
  expect(formatMonth('2026-10-01', 'en', 'long')).toBe('October 2026')
})

test('a moment reads as a day and a time in Switzerland', () => {
  expect(swissMoment('2026-06-01T07:00:00Z', 'fr')).toBe('lundi 1er juin 2026 à 09:00')
  expect(swissMoment('2026-12-02T10:00:00Z', 'en')).toBe('Wednesday, 2 December 2026 at 11:00')
})

test.each([
  ['2026-12-02T22:59:59Z', '2026-12-02'],
  ['2026-12-02T23:00:00Z', '2026-12-03'],
  ['2026-07-02T21:59:59Z', '2026-07-02'],
  ['2026-07-02T22:00:00Z', '2026-07-03'],
])('%s is %s in Switzerland, in winter and in summer', (instant, day) => {
  expect(swissDay(new Date(instant))).toBe(day)
})
