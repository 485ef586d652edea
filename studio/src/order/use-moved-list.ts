import { arrayMove } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import type { OrderedDocument } from './ordered-documents.ts'

// What has been written is read a second or so later; an order that somebody else has changed too, never.
const longestMs = 5_000

/**
 * A list as it was moved last, until that has been written and read; then as it is stored.
 * @param write takes the ids in their new order; called once the write before it is done; where it rejects, the list is
 * as it is stored again
 */
export function useMovedList(
  stored: OrderedDocument[] | null,
  write: (ids: string[]) => Promise<void>,
) {
  const [moved, setMoved] = useState<{ list: OrderedDocument[]; isWritten: boolean } | null>(null)
  const writing = useRef(Promise.resolve())
  useEffect(() => {
    if (!moved?.isWritten) return
    if (stored && hasSameOrder(moved.list, stored)) {
      setMoved(null)
      return
    }
    const timer = setTimeout(() => setMoved(null), longestMs)
    return () => clearTimeout(timer)
  }, [moved, stored])
  const list = moved?.list ?? stored
  const move = (id: unknown, to: unknown) => {
    if (!list) return
    const index = (wanted: unknown) => list.findIndex((document) => document.id === wanted)
    const next = arrayMove(list, index(id), index(to))
    setMoved({ list: next, isWritten: false })
    // What was moved meanwhile is still to be written.
    const end = (ended: typeof moved) =>
      setMoved((latest) => (latest?.list === next ? ended : latest))
    writing.current = writing.current
      .then(() => write(next.map((document) => document.id)))
      .then(
        () => end({ list: next, isWritten: true }),
        () => end(null),
      )
  }
  return { list, move }
}

/** Whether the documents that are in both lists come one after the other in the same way. */
function hasSameOrder(one: OrderedDocument[], other: OrderedDocument[]): boolean {
  const shared = (list: OrderedDocument[], rest: OrderedDocument[]) =>
    list.map(({ id }) => id).filter((id) => rest.some((document) => document.id === id))
  return shared(one, other).join() === shared(other, one).join()
}
