import { expect, test } from 'vitest'
import { funnel } from './funnel.ts'

test('R14: visits pass from step to step; what is left is the conversion', () => {
  const { counts, conversion } = funnel(1000, [40, 25, 50])
  expect(counts).toEqual([1000, 400, 100, 50])
  expect(conversion).toBe(5)
})

test('R14: the lever is the step where one visitor more in a hundred brings the most', () => {
  const { gains, lever } = funnel(1000, [40, 25, 50])
  expect(gains).toEqual([1.25, 2, 1])
  expect(lever).toBe(1)
})

test('R14: a step that loses nobody is no lever', () => {
  expect(funnel(1000, [100, 50]).lever).toBe(1)
  expect(funnel(1000, [100, 100])).toMatchObject({ lever: null, conversion: 100 })
})

test('R14: a step where nobody passes is the lever, and the others add nothing', () => {
  expect(funnel(1000, [0, 50])).toMatchObject({ counts: [1000, 0, 0], gains: [5, 0], lever: 0 })
})

test('R14: without visits or steps there is nothing to convert, and no division by zero', () => {
  expect(funnel(0, [40])).toEqual({ counts: [0, 0], conversion: 0, gains: [0], lever: null })
  expect(funnel(500, [])).toEqual({ counts: [500], conversion: 100, gains: [], lever: null })
})

test('R14: the conversion is rounded to a tenth', () => {
  expect(funnel(1000, [33, 33]).conversion).toBe(10.9)
})
