import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { type OpenQuestions, readQuestions } from './read-questions.ts'

export interface OpenQuestionsState {
  /** What was read last; null before, and when the site did not answer. */
  found: OpenQuestions | null
  state: 'reading' | 'read' | 'failed'
  readAgain: () => void
}

/** The open questions as they were when the pane was opened, or read again. */
export function useOpenQuestions(siteOrigin: string): OpenQuestionsState {
  const { token = '' } = useClient({ apiVersion }).config()
  const [turn, setTurn] = useState(0)
  const [read, setRead] = useState<Omit<OpenQuestionsState, 'readAgain'>>({
    found: null,
    state: 'reading',
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads once more
  useEffect(() => {
    const leaving = new AbortController()
    setRead(({ found }) => ({ found, state: 'reading' }))
    readQuestions(siteOrigin, token, leaving.signal).then(
      (found) => setRead({ found, state: 'read' }),
      () => leaving.signal.aborted || setRead({ found: null, state: 'failed' }),
    )
    return () => leaving.abort()
  }, [siteOrigin, token, turn])
  return { ...read, readAgain: () => setTurn((last) => last + 1) }
}
