import { useEffect, useState } from 'react'
import type { Offer, PriceRow } from './price-rows.ts'

// What has been written is read a second or so later; never, where somebody else has written right after.
const longestMs = 5_000

interface Written {
  id: string
  change: Partial<Offer>
  /** Of the draft that holds the change, `null` where none is needed; absent while it is being written. */
  revision?: string | null
}

/**
 * Rows as they were written last: the query tells of it later, and what is typed next builds on it.
 * @param stored the rows as the query has them
 * @param write writes into the draft of a plan, and resolves to its revision, `null` where it has none any more
 */
export function useWrittenRows(
  stored: PriceRow[] | null,
  write: (id: string, change: Partial<Offer>) => Promise<string | null>,
) {
  const [written, setWritten] = useState<readonly Written[]>([])
  useEffect(() => {
    const last = written.findLast(({ id, revision }) =>
      stored?.some((row) => row.id === id && row.draft === revision),
    )
    if (last) {
      const until = written.indexOf(last)
      setWritten(written.filter(({ id }, place) => id !== last.id || place > until))
      return
    }
    if (!written.every(({ revision }) => revision !== undefined)) return
    const timer = setTimeout(() => setWritten([]), longestMs)
    return () => clearTimeout(timer)
  }, [written, stored])

  const change = async (id: string, values: Partial<Offer>) => {
    const entry: Written = { id, change: values }
    setWritten((before) => [...before, entry])
    try {
      const revision = await write(id, values)
      setWritten((before) => before.map((each) => (each === entry ? { ...entry, revision } : each)))
    } catch (error) {
      setWritten((before) => before.filter((each) => each !== entry))
      throw error
    }
  }
  return {
    rows:
      stored?.map((row) => {
        const changes = written.filter(({ id }) => id === row.id).map((each) => each.change)
        return { ...row, now: Object.assign({}, row.now, ...changes) as Offer }
      }) ?? null,
    /** Whether something is on its way, so that a row's draft isn't what the lake holds. */
    isWriting: written.length > 0,
    /** @throws where it can't be written; the row is as it is stored then */
    change,
    /** Shows a row as it is stored. */
    forget: (id: string) => setWritten((before) => before.filter((each) => each.id !== id)),
  }
}
