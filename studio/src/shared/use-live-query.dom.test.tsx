import { act, render, screen } from '@testing-library/react'
import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveQuery } from './use-live-query.ts'

const { stored } = vi.hoisted(() => ({ stored: { listenQuery: vi.fn() } }))
vi.mock('sanity', () => ({ useDocumentStore: () => stored }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Count = () => <p>{useLiveQuery<number>('count(*)', {}, 'raw') ?? 'reading'}</p>

test('what was read stays when the lake refuses to be asked again', () => {
  const results = new Subject<number>()
  stored.listenQuery.mockReturnValue(results)
  render(<Count />)
  act(() => results.next(7))
  const refused = Object.assign(new Error('signed out'), { statusCode: 401 })
  act(() => results.error(refused))
  // An error that nobody takes is thrown in a task of its own.
  expect(() => vi.runAllTimers()).not.toThrow()
  expect(screen.getByText('7')).toBeDefined()
})
