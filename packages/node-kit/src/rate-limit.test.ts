import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateLimit } from './rate-limit.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => vi.useRealTimers())

test('a client may use up its burst, then what comes back with time; others have their own', () => {
  const { take } = rateLimit({ burst: 3, perMinute: 6 })
  expect([1, 2, 3, 4].map(() => take('a'))).toEqual([0, 0, 0, 10])
  expect(take('b')).toBe(0)
  vi.advanceTimersByTime(9_999)
  expect(take('a')).toBe(1)
  vi.advanceTimersByTime(1)
  expect([take('a'), take('a')]).toEqual([0, 10])
})

test('what costs more takes more, and what was not used can be given back', () => {
  const limit = rateLimit({ burst: 10, perMinute: 60 })
  expect([limit.take('a', 8), limit.take('a', 5)]).toEqual([0, 3])
  limit.giveBack('a', 8)
  expect([limit.take('a', 10), limit.take('a')]).toEqual([0, 1])
  limit.giveBack('a', 50)
  expect([limit.take('a', 10), limit.take('a')]).toEqual([0, 1])
})

test('setting the clock neither blocks nor frees anybody', () => {
  const { take } = rateLimit({ burst: 1, perMinute: 1 })
  take('a')
  const now = Date.now()
  vi.setSystemTime(now + 3_600_000)
  expect(take('a')).toBe(60)
  vi.setSystemTime(now - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(take('a')).toBe(0)
})

test('of more clients than are remembered, the one seen longest ago is forgotten', () => {
  const { take } = rateLimit({ burst: 1, perMinute: 1, maxClients: 2 })
  for (const client of ['a', 'b', 'a', 'c']) take(client)
  expect([take('a'), take('c')]).toEqual([60, 60])
  expect(take('b')).toBe(0)
})
