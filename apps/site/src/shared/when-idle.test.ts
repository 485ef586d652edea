import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser that knows when it is idle decides, within 1500 ms', () => {
  const run = vi.fn()
  const requestIdleCallback = vi.fn(() => 7)
  const cancelIdleCallback = vi.fn()
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback)
  const cancel = whenIdle(run)
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 1500 })
  cancel()
  expect(cancelIdleCallback).toHaveBeenCalledWith(7)
})

test('in any other it waits 600 ms', () => {
  const run = vi.fn()
  whenIdle(run)
  vi.advanceTimersByTime(599)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('it can be called off', () => {
  const run = vi.fn()
  whenIdle(run)()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})
