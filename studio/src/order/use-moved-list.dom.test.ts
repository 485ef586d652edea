import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OrderedDocument } from './ordered-documents.ts'
import { useMovedList } from './use-moved-list.ts'

const document = (id: string): OrderedDocument => ({
  id,
  name: id,
  order: null,
  isPublished: true,
  hasDraft: false,
})

test('what is moved while a move is being written stays and is written after it', async () => {
  const written: string[] = []
  const ends: (() => void)[] = []
  const write = (ids: string[]) => {
    written.push(ids.join(' '))
    return new Promise<void>((end) => ends.push(end))
  }
  let stored = ['a', 'b', 'c'].map(document)
  const { result, rerender } = renderHook(() => useMovedList(stored, write))
  const shown = () => result.current.list?.map(({ id }) => id).join(' ')
  const end = () => act(async () => ends.shift()?.())

  await act(async () => result.current.move('a', 'b'))
  await act(async () => result.current.move('c', 'b'))
  expect(shown()).toBe('c b a')
  expect(written).toEqual(['b a c'])
  await end()
  expect(shown()).toBe('c b a')
  expect(written).toEqual(['b a c', 'c b a'])

  stored = ['c', 'b', 'a', 'new'].map(document)
  rerender()
  expect(shown()).toBe('c b a')
  await end()
  expect(shown()).toBe('c b a new')
})

test('what was moved stays after it is written until it has been read', async () => {
  const { result, rerender } = renderHook((stored) => useMovedList(stored, async () => {}), {
    initialProps: ['a', 'b', 'c'].map(document),
  })
  const shown = () => result.current.list?.map(({ id }) => id).join(' ')
  await act(async () => result.current.move('a', 'b'))
  expect(shown()).toBe('b a c')
  rerender(['a', 'b', 'c', 'new'].map(document))
  expect(shown()).toBe('b a c')
  rerender(['b', 'a', 'new', 'c'].map(document))
  expect(shown()).toBe('b a new c')
})

test('what was moved elsewhere too is as it is stored after a while', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stored = ['a', 'b', 'c'].map(document)
  const { result } = renderHook(() => useMovedList(stored, async () => {}))
  const shown = () => result.current.list?.map(({ id }) => id).join(' ')
  await act(async () => result.current.move('a', 'b'))
  expect(shown()).toBe('b a c')
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(shown()).toBe('a b c')
})

test('what could not be written is as it is stored at once, and the next move is written', async () => {
  const stored = ['a', 'b', 'c'].map(document)
  const write = vi.fn(async () => {})
  const { result } = renderHook(() => useMovedList(stored, write))
  const shown = () => result.current.list?.map(({ id }) => id).join(' ')
  write.mockRejectedValueOnce(new Error('away'))
  await act(async () => result.current.move('a', 'b'))
  expect(shown()).toBe('a b c')
  await act(async () => result.current.move('c', 'b'))
  expect(write).toHaveBeenLastCalledWith(['a', 'c', 'b'])
  expect(shown()).toBe('a c b')
})
