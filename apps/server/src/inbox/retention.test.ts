import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteOldLeads } from './retention.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-06T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const day = 24 * 60 * 60_000

function start(newest: string | null, seen: string | null = null) {
  const clock = { seen }
  const leads = {
    purge: vi.fn((_before: string) => 2),
    newestAt: () => newest,
    clockSeenAt: () => clock.seen,
    setClockSeenAt: (at: string) => {
      clock.seen = at
    },
  }
  const [onPurged, onDoubt, onFailure] = [vi.fn(), vi.fn(), vi.fn()]
  const write = async <T>(work: () => T) => work()
  const told = { onPurged, onDoubt, onFailure }
  const stop = deleteOldLeads({ days: 730, now: Date.now, leads, write, ...told })
  return { leads, clock, stop, ...told }
}

test('what is older than the days it may be kept is forgotten at once, and then every day', async () => {
  const { leads, onPurged, stop } = start('2026-03-01T00:00:00.000Z')
  expect(leads.purge).toHaveBeenCalledExactlyOnceWith('2024-03-06T12:00:00.000Z')
  await vi.advanceTimersByTimeAsync(day)
  expect(leads.purge).toHaveBeenLastCalledWith('2024-03-07T12:00:00.000Z')
  expect(onPurged).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(3 * day)
  expect(leads.purge).toHaveBeenCalledTimes(2)
})

test('a day on which it fails is not the last', async () => {
  const { leads, onFailure, stop } = start(null)
  leads.purge.mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  await vi.advanceTimersByTimeAsync(2 * day)
  expect(onFailure).toHaveBeenCalledTimes(2)
  stop()
})

test('a clock two years ahead of the newest lead forgets nothing, and says so every day', async () => {
  const { leads, clock, onDoubt, onPurged, stop } = start('2024-03-01T00:00:00.000Z')
  await vi.advanceTimersByTimeAsync(day)
  expect(onDoubt.mock.calls).toEqual([['2024-03-01T00:00:00.000Z'], ['2024-03-01T00:00:00.000Z']])
  expect([leads.purge.mock.calls, onPurged.mock.calls, clock.seen]).toEqual([
    [],
    [],
    '2024-03-01T00:00:00.000Z',
  ])
  stop()
})

test('what arrives under a clock that is ahead does not make it right', async () => {
  const { leads, onDoubt, stop } = start('2026-03-06T11:59:00.000Z', '2024-03-01T00:00:00.000Z')
  await vi.advanceTimersByTimeAsync(0)
  expect(onDoubt).toHaveBeenCalledOnce()
  vi.setSystemTime(new Date('2024-03-01T08:00:00Z'))
  await vi.advanceTimersByTimeAsync(day)
  expect(leads.purge).toHaveBeenCalledExactlyOnceWith('2022-03-03T08:00:00.000Z')
  stop()
})

test('a site nobody has written to for a year still forgets, as long as it runs', async () => {
  const { leads, onDoubt, stop } = start('2025-03-01T00:00:00.000Z', '2026-03-05T12:00:00.000Z')
  await vi.advanceTimersByTimeAsync(0)
  expect(leads.purge).toHaveBeenCalledOnce()
  expect(onDoubt).not.toHaveBeenCalled()
  stop()
})

test('one start with the clock far behind does not put an end to it', async () => {
  vi.setSystemTime(new Date('1970-01-01T00:00:10Z'))
  const { clock, leads, stop } = start('2026-03-01T00:00:00.000Z', '2026-03-05T12:00:00.000Z')
  expect(clock.seen).toBe('2026-03-05T12:00:00.000Z')
  vi.setSystemTime(new Date('2026-03-06T12:00:00Z'))
  await vi.advanceTimersByTimeAsync(day)
  expect(leads.purge).toHaveBeenLastCalledWith('2024-03-07T12:00:00.000Z')
  stop()
})
