import { expect, test } from 'vitest'
import { readName, readPrice } from './read-cell.ts'

test('a name may be missing in one language, not in both', () => {
  expect(readName(' Base ', '')).toEqual({ value: 'Base' })
  expect(readName('', 'Base')).toEqual({ value: '' })
  expect(readName('  ', '')).toEqual({ fault: expect.stringContaining('at least one language') })
})

test.each([
  ['265', 265],
  ["1'200", 1200],
  ['1 200 CHF', 1200],
  ['2,000', 2000],
  ['CHF 1,490', 1490],
  ['1.200', 1200],
  ['250.-', 250],
  ['1’290.–', 1290],
  ['Fr. 250.—', 250],
  ['1,250,000', 1250000],
  ['', null],
])('"%s" is a price', (typed, price) => {
  expect(readPrice(typed)).toEqual({ value: price })
})

test.each(['249.90', '249,90', '0,500', '1,490.50', '-5', 'a lot'])(
  '"%s" is not, and the reason is told',
  (typed) => {
    expect(readPrice(typed)).toEqual({ fault: expect.any(String) })
  },
)

test.each([
  ['+5 %', 263],
  ['-10%', 225],
  ['−2,5 %', 244],
  ['+2.125 %', 255],
])('"%s" changes the price written', (typed, price) => {
  expect(readPrice(typed, 250, 250)).toEqual({ value: price })
})

test('there is no per cent of a price on request', () => {
  expect(readPrice('+5 %', null)).toEqual({ fault: expect.stringContaining('no price to change') })
})

test('a price ten times the live one, or a tenth of it, must be confirmed', () => {
  expect(readPrice('2500', 250, 250)).toEqual({
    value: 2500,
    confirmation: expect.stringContaining('is that right?'),
  })
  expect(readPrice('25', 250, 250)).toHaveProperty('confirmation')
  expect(readPrice('2499', 250, 250)).toEqual({ value: 2499 })
  expect(readPrice('900', 90, null)).toHaveProperty('confirmation')
  // Free of charge is no digit too few.
  expect(readPrice('0', 250, 250)).toEqual({ value: 0 })
})
