import { expect, test } from 'vitest'
import { heightOf, type Mark, scatter } from './survey-marks.ts'

test('C8: some marks stand in the margins of a window, none on what lies between them', () => {
  const marks = scatter({ width: 1440, height: 900, margin: 58 }, Math.random)
  expect(marks).toHaveLength(12)
  for (const { x, y } of marks) {
    expect(Math.min(x, 1440 - x)).toBeGreaterThanOrEqual(5)
    expect(Math.min(x, 1440 - x)).toBeLessThanOrEqual(53)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(900)
  }
  expect(marks.filter(({ x }) => x < 720)).toHaveLength(6)
})

test('C8: no window shows more than 220 marks, a phone without margins none', () => {
  expect(scatter({ width: 3840, height: 1e5, margin: 64 }, Math.random)).toHaveLength(220)
  expect(scatter({ width: 390, height: 844, margin: 20 }, Math.random)).toEqual([])
})

test('C8: marks move with the page, near ones further, and come in again on the other side', () => {
  const mark = (depth: number): Mark => ({ kind: 'cross', x: 10, y: 100, depth })
  expect(heightOf(mark(1), 0, 900)).toBe(100)
  expect(heightOf(mark(1), 40, 900)).toBe(60)
  expect(heightOf(mark(0.5), 40, 900)).toBe(80)
  expect(heightOf(mark(1), 106, 900)).toBe(904)
  expect(heightOf(mark(1), -900, 900)).toBe(90)
})
