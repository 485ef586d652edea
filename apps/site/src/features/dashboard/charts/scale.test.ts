import { expect, test } from 'vitest'
import { band, scaleOf } from './scale.ts'

test('the axis ends on a round number above the largest, and its marks begin at zero', () => {
  const { ticks, y } = scaleOf([7410, 11_480])
  expect(ticks).toEqual([0, 2000, 4000, 6000, 8000, 10_000, 12_000])
  expect([y(0), y(6000), y(12_000)]).toEqual([100, 50, 0])
})

test('nothing at all is an axis too', () => {
  const { ticks, y } = scaleOf([0])
  expect(ticks.length).toBeGreaterThan(1)
  expect(y(0)).toBe(100)
})

test('every place of a row has the same width, and is spoken of by its middle', () => {
  expect(band(0, 4)).toEqual({ start: 0, middle: 12.5, width: 25 })
  expect(band(3, 4)).toEqual({ start: 75, middle: 87.5, width: 25 })
})
