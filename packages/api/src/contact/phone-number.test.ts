import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  '021 555 01 02',
  '0215550102',
  '021/555.01.02',
  '+41 21 555 01 02',
  '+41 (0)21 555 01 02',
  '0041 21 555 01 02',
  '(+41) 21 555 01 02',
  'Tel. (0041) 21 555 01 02',
  '\u202d+41 21 555 01 02\u202c',
])('%s is one number', (written) => {
  expect(phoneNumber(written)).toBe('0215550102')
})

test('numbers of other countries keep theirs, and words are words', () => {
  expect(phoneNumber('+33 4 50 55 01 02')).toBe('33450550102')
  expect(phoneNumber('0033 4 50 55 01 02')).toBe('33450550102')
  expect(phoneNumber(' The bakery downstairs')).toBe('the bakery downstairs')
})
