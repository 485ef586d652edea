import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PriceRow, priceRows } from './price-rows.ts'
import { useDraftFaults } from './use-draft-faults.ts'

const lake = vi.hoisted(() => ({ client: { getDocument: vi.fn() }, validate: vi.fn() }))
const workspace = vi.hoisted(() => ({}))
vi.mock('sanity', () => ({
  useClient: () => lake.client,
  useWorkspace: () => workspace,
  validateDocument: lake.validate,
}))

const rowsOf = (_rev: string) => priceRows([{ _id: 'drafts.basic', _rev }])
const stored = (_rev: string) => ({ _id: 'drafts.basic', _type: 'plan', _rev })
const judge = (rows: PriceRow[]) =>
  renderHook(({ rows }) => useDraftFaults(rows), { initialProps: { rows } })
const settled = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => {
  vi.useFakeTimers()
  lake.validate.mockResolvedValue([])
  lake.client.getDocument.mockResolvedValue(stored('first'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('a draft that was in order is not published for that once it is changed, before it is judged anew', async () => {
  const { result, rerender } = judge(rowsOf('first'))
  await settled()
  expect(result.current.get('basic')).toBeNull()

  lake.client.getDocument.mockResolvedValue(stored('second'))
  lake.validate.mockResolvedValue([{ level: 'error', message: 'Required' }])
  rerender({ rows: rowsOf('second') })
  expect(result.current.has('basic')).toBe(false)
  await settled()
  expect(result.current.get('basic')).toBe('Required')
})

test('a verdict on what was written before is none on what is written now', async () => {
  const { result } = judge(rowsOf('second'))
  await settled()
  expect(result.current.has('basic')).toBe(false)
})

test('what could not be judged is judged as soon as it can be', async () => {
  lake.client.getDocument.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result } = judge(rowsOf('first'))
  await settled()
  expect(result.current.has('basic')).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(result.current.get('basic')).toBeNull()
})
