import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { liveQuery, type Question } from './live-query.ts'

/**
 * What the lake answers to a GROQ query, kept up to date; `undefined` while it is read. The last answer stays while the
 * Studio connects anew, and goes with the question it belongs to.
 */
export function useLiveQuery<Answer>(...question: Question): Answer | undefined {
  const store = useDocumentStore()
  // Told apart by what it says: parameters are often written anew each time a component is drawn.
  const asked = JSON.stringify(question)
  const [read, setRead] = useState<{ asked: string; answer: Answer }>()
  useEffect(() => {
    const again: Question = JSON.parse(asked)
    const reading = liveQuery<Answer>(store, ...again).subscribe((answer) =>
      setRead({ asked, answer }),
    )
    return () => reading.unsubscribe()
  }, [store, asked])
  return read?.asked === asked ? read.answer : undefined
}
