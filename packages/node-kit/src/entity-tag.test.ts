import { expect, test } from 'vitest'
import { hasVersion, weakTag } from './entity-tag.ts'

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

test('a tag tells a body from others, and is known again', () => {
  const [tag, other] = ['a', 'b'].map((text) => weakTag(Buffer.from(text)))
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
  expect(hasVersion(tag, weakTag(Buffer.from('a')))).toBe(true)
  expect(hasVersion(other, weakTag(Buffer.from('a')))).toBe(false)
})
