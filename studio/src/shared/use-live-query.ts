import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { liveQuery, type QueryArguments } from './live-query.ts'

/**
 * The result of a GROQ query, kept up to date; `undefined` while it is read. The last result stays while the Studio
 * connects anew, and goes with its query.
 */
export function useLiveQuery<Result>(...query: QueryArguments): Result | undefined {
  const store = useDocumentStore()
  // Told apart by what it says: parameters are often written anew each time a component is drawn.
  const key = JSON.stringify(query)
  const [read, setRead] = useState<{ key: string; result: Result }>()
  useEffect(() => {
    const again: QueryArguments = JSON.parse(key)
    const reading = liveQuery<Result>(store, ...again).subscribe((result) =>
      setRead({ key, result }),
    )
    return () => reading.unsubscribe()
  }, [store, key])
  return read?.key === key ? read.result : undefined
}
