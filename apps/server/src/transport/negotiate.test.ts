import { expect, test } from 'vitest'
import { chooseEncoding, preferredLanguages } from './negotiate.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
  ['gzip;q=0, *;q=0', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})

test('languages are ordered by preference', () => {
  expect(preferredLanguages('en;q=0.5, fr-CH, de;q=0')).toEqual(['fr-CH', 'en'])
  expect(preferredLanguages(undefined)).toEqual([])
})
