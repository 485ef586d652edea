import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrate } from './celebrate.ts'

const burst = Object.assign(
  vi.fn(async () => null),
  { reset: vi.fn() },
)
const create = vi.fn(() => burst)
vi.mock('canvas-confetti', () => ({ default: { create: () => create() } }))

const wantsLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

test('S7: after 80 ms five bursts of forty fly, and 3.5 s later nothing is left of them', async () => {
  wantsLessMotion(false)
  const over = celebrate()
  await vi.advanceTimersByTimeAsync(79)
  expect(burst).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(burst).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(3_499)
  expect(burst).toHaveBeenCalledTimes(5)
  for (let count = 1; count <= 5; count++)
    expect(burst).toHaveBeenNthCalledWith(count, expect.objectContaining({ particleCount: 40 }))
  expect(burst.reset).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(burst.reset).toHaveBeenCalledOnce()
  await over
})

test('S7: whoever wants less motion gets none', async () => {
  wantsLessMotion(true)
  await celebrate()
  await vi.runAllTimersAsync()
  expect(create).not.toHaveBeenCalled()
})
