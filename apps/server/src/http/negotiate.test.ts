import { expect, test } from 'vitest'
import { chooseEncoding, hasVersion, preferredLanguages } from './negotiate.ts'

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

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %j', (header, known) => {
  expect(hasVersion(header, 'W/"a"')).toBe(known)
})
