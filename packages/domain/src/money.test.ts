import { expect, test } from 'vitest'
import { formatChf, formatHundredths, formatNumber, formatTenths, yearlyPrice } from './money.ts'

test('French groups by thin spaces, English by commas, CHF follows in both', () => {
  expect(formatChf(1200, 'fr')).toBe('1\u202f200\u00a0CHF')
  expect(formatChf(1200, 'en')).toBe('1,200\u00a0CHF')
  expect(formatChf(89, 'fr')).toBe('89\u00a0CHF')
  expect(formatChf(-6, 'fr')).toBe('−6\u00a0CHF')
})

test('decimals are never shown', () => {
  expect(formatChf(1199.6, 'en')).toBe('1,200\u00a0CHF')
})

test('a number is grouped as a price is, and keeps the decimals it has', () => {
  expect(formatNumber(10940.5, 'fr')).toBe('10\u202f940,5')
  expect(formatNumber(10940.5, 'en')).toBe('10,940.5')
})

test('what is counted in tenths shows one where there is one', () => {
  expect([formatTenths(2.46, 'fr'), formatTenths(2.46, 'en')]).toEqual(['2,5', '2.5'])
  expect(formatTenths(1200, 'fr')).toBe('1\u202f200')
})

test('what is counted in hundredths keeps both decimals', () => {
  expect(formatHundredths(99.9, 'fr')).toBe('99,90')
  expect(formatHundredths(99.98, 'en')).toBe('99.98')
})

test.each([
  [250, 200],
  [500, 400],
  [700, 560],
  [0, 0],
  [99, 79],
  [97, 78],
])('%i a month is %i a month when paid by the year', (monthly, yearly) => {
  expect(yearlyPrice(monthly)).toBe(yearly)
})
