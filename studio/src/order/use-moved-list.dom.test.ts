import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
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
