import { expect, test } from 'vitest'
import { namesNumber } from './phone-number.ts'

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
  '+41 (0)21 555 01 02 / +41 (0)79 555 03 04',
  '079 555 03 04 ou 021 555 01 02',
  '021 555 01 02 (dès 17 h)',
  '021 555 01 02, int. 12',
  'Bureau 3 : 021 555 01 02',
])('“%s” names one number, however that is written', (written) => {
  expect(namesNumber(written, '021 555 01 02')).toBe(true)
  expect(namesNumber(written, '+41215550102')).toBe(true)
})

test.each([
  ['021 555 01 03', '021 555 01 02'],
  ['', ' '],
  ['021 555 01 02', '01 02'],
  ['021 555 01 02', '555 01 02'],
  ['+33 7 95 55 01 02', '079 555 01 02'],
  ['+33 21 555 01 02', '+33 21 555 01 03'],
  ['the bakery downstairs', 'bakery'],
])('“%s” does not name %s', (written, number) => {
  expect(namesNumber(written, number)).toBe(false)
})

test('numbers of other countries keep theirs, and words are words', () => {
  expect(namesNumber('+33 4 50 55 01 02', '0033 4 50 55 01 02')).toBe(true)
  expect(namesNumber('+33 4 50 55 01 02', '04 50 55 01 02')).toBe(false)
  expect(namesNumber(' The bakery downstairs', 'the bakery downstairs')).toBe(true)
  expect(namesNumber('1', '1')).toBe(true)
})
