import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { liveQuery, type QueryArguments } from './live-query.ts'

/**
 * The result of a GROQ query, kept up to date; `undefined` while it is read. The last result stays while the Studio
 * connects anew or the lake refuses to be asked again, and goes with its query.
 */
export function useLiveQuery<Result>(...query: QueryArguments): Result | undefined {
  const store = useDocumentStore()
  // Told apart by what it says: parameters are often written anew each time a component is drawn.
  const key = JSON.stringify(query)
  const [read, setRead] = useState<{ key: string; result: Result }>()
  useEffect(() => {
    const again: QueryArguments = JSON.parse(key)
    const reading = liveQuery<Result>(store, ...again).subscribe({
      next: (result) => setRead({ key, result }),
      // What was read stands: an error that nobody takes would take the Studio down.
      error: () => {},
    })
    return () => reading.unsubscribe()
  }, [store, key])
  return read?.key === key ? read.result : undefined
}
