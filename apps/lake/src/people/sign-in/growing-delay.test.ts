import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { growingDelay } from './growing-delay.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => vi.useRealTimers())

it('makes who guesses wait longer each time, whatever the time on the clock, and nobody else', () => {
  const { begin } = growingDelay({ firstMs: 1_000, maxMs: 5_000 })
  expect([1, 2, 3, 4].map(() => begin('a', 3))).toEqual([0, 0, 0, 1])
  expect(begin('b', 3)).toBe(0)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(begin('a', 3)).toBe(1)
  const waits = [1, 2, 4, 5, 5].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1_000)
    expect(begin('a', 3)).toBe(0)
    return begin('a', 3)
  })
  expect(waits).toEqual([2, 4, 5, 5, 5])
})

it('starts again after one that was right, and after a day', () => {
  const { begin, succeed } = growingDelay({ firstMs: 1_000, maxMs: 5_000 })
  expect([begin('a', 2), begin('a', 2), begin('a', 2)]).toEqual([0, 0, 1])
  succeed('a')
  expect([begin('a', 2), begin('a', 2), begin('a', 2)]).toEqual([0, 0, 1])
  vi.advanceTimersByTime(25 * 60 * 60_000)
  expect([begin('a', 2), begin('a', 2), begin('a', 2)]).toEqual([0, 0, 1])
})

it('leaves one attempt where only one is free', () => {
  const { begin } = growingDelay({ firstMs: 1_000, maxMs: 5_000 })
  expect([begin('a', 1), begin('a', 1)]).toEqual([0, 1])
})
