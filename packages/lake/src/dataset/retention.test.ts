import { expect, test, vi } from 'vitest'
import type { History } from '../storage/types.ts'
import { Retention } from './retention.ts'

const hour = 60 * 60 * 1000

test('what is older than so many days is given up, once an hour however much is written', () => {
  const forget = vi.fn()
  const retention = new Retention({ forget } as unknown as History, 3)
  const start = Date.parse('2026-03-04T10:00:00Z')
  for (const now of [start, start + hour - 1, start + hour, start + hour + 1]) retention.apply(now)
  expect(forget.mock.calls).toEqual([['2026-03-01T10:00:00.000Z'], ['2026-03-01T11:00:00.000Z']])
})
