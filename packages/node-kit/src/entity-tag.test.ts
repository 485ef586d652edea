import { expect, test } from 'vitest'
import { hasVersion } from './entity-tag.ts'

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['"a"', true],
  ['"b"', false],
  ['*', true],
  ['"b", W/"a"', true],
])('If-None-Match %s', (header, known) => {
  expect(hasVersion(header, '"a"')).toBe(known)
  expect(hasVersion(header, 'W/"a"')).toBe(known)
})
