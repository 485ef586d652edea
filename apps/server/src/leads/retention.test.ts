import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOldLeads } from './retention.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-06T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const day = 24 * 60 * 60_000

test('what is older than the days it may be kept is forgotten at once, and then every day', async () => {
  const purge = vi.fn(async (_before: string) => 2)
  const onPurged = vi.fn()
  const stop = forgetOldLeads({ days: 730, now: Date.now, purge, onPurged, onFailure: vi.fn() })
  expect(purge).toHaveBeenCalledExactlyOnceWith('2024-03-06T12:00:00.000Z')
  await vi.advanceTimersByTimeAsync(day)
  expect(purge).toHaveBeenLastCalledWith('2024-03-07T12:00:00.000Z')
  expect(onPurged).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(3 * day)
  expect(purge).toHaveBeenCalledTimes(2)
})

test('a day on which it fails is not the last', async () => {
  const purge = vi.fn(async (_before: string): Promise<number> => {
    throw new Error('disk I/O error')
  })
  const onFailure = vi.fn()
  const stop = forgetOldLeads({ days: 1, now: Date.now, purge, onPurged: vi.fn(), onFailure })
  await vi.advanceTimersByTimeAsync(2 * day)
  expect(onFailure).toHaveBeenCalledTimes(3)
  stop()
})
