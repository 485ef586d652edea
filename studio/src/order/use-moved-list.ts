import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import type { OrderedDocument } from './ordered-documents.ts'

/**
 * A list as it was moved last, while that is being written; then as it is stored.
 * @param write takes the ids in their new order; called once the write before it is done; must not reject
 */
export function useMovedList(
  stored: OrderedDocument[] | null,
  write: (ids: string[]) => Promise<void>,
) {
  const [moved, setMoved] = useState<OrderedDocument[] | null>(null)
  const writing = useRef(Promise.resolve())
  const list = moved ?? stored
  const move = (id: unknown, to: unknown) => {
    if (!list) return
    const index = (wanted: unknown) => list.findIndex((document) => document.id === wanted)
    const next = arrayMove(list, index(id), index(to))
    setMoved(next)
    writing.current = writing.current
      .then(() => write(next.map((document) => document.id)))
      // What was moved meanwhile is still to be written.
      .finally(() => setMoved((latest) => (latest === next ? null : latest)))
  }
  return { list, move }
}
