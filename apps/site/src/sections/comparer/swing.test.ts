import { expect, test } from 'vitest'
import { swingAt } from './swing.ts'

test('S10: the pole leaves its first place, swings around the middle in three seconds and stays on the picture', () => {
  expect(swingAt(0)).toBeCloseTo(0.55)
  expect(swingAt(3000)).toBeCloseTo(0.55)
  const places = Array.from({ length: 300 }, (_, tenth) => swingAt(tenth * 10))
  expect(Math.max(...places)).toBeCloseTo(0.78, 2)
  expect(Math.min(...places)).toBeCloseTo(0.22, 2)
})
