import { expect, test } from 'vitest'
import { isWritten, onlyLanguage } from './written.ts'

const block = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})
const picture = { _type: 'textImage', asset: { _ref: 'image-a' } }

test.each([
  { value: 'Tarifs' },
  { value: ' a ' },
  { value: [block('', 'Tarifs')] },
  { value: [block(''), block('a')] },
  { value: [block(''), picture] },
  { value: 0 },
])('is written: $value', ({ value }) => expect(isWritten(value)).toBe(true))

test.each([
  { value: '' },
  { value: ' \n\t\u00a0' },
  { value: null },
  { value: undefined },
  { value: [] },
  { value: [block()] },
  { value: [block(' ', '\n'), block('')] },
])('is not written: $value', ({ value }) => expect(isWritten(value)).toBe(false))

test('a text is in one language only where the other is missing or blank', () => {
  expect(onlyLanguage({ fr: 'Tarifs', en: ' ' })).toBe('fr')
  expect(onlyLanguage({ en: 'Prices' })).toBe('en')
  expect(onlyLanguage({ fr: 'Tarifs', en: 'Prices' })).toBeNull()
  expect(onlyLanguage({ fr: '' })).toBeNull()
  expect(onlyLanguage(null)).toBeNull()
})
