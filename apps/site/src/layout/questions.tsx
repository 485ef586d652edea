import { type ComponentType, useEffect, useState } from 'react'
import { useConsent } from '../features/analytics/consent.ts'
import { promptIsDue } from '../features/language/prompt-memory.ts'
import { useConfig } from '../shared/config.tsx'
import { useSettledPath } from '../shared/shown-address.ts'

type Question = ComponentType<{ onDone: () => void }>

/** What a visitor is asked, one question at a time: the language where it seems the wrong one, then the measuring. */
export function Questions({ measured }: { measured: boolean }) {
  const config = useConfig()
  const path = useSettledPath()
  const { asks } = useConsent()
  const [prompted, setPrompted] = useState(false)
  useEffect(() => {
    if (promptIsDue(config, path)) setPrompted(true)
  }, [config, path])
  const wanted = prompted ? 'language' : measured && asks ? 'consent' : null
  const Asked = useQuestion(wanted)
  return Asked && <Asked onDone={() => setPrompted(false)} />
}

const questions: Record<'language' | 'consent', () => Promise<Question>> = {
  language: async () => (await import('../features/language/language-prompt.tsx')).LanguagePrompt,
  consent: async () => (await import('../features/analytics/consent-notice.tsx')).ConsentNotice,
}

// Its code comes when it is asked; a question that can't be fetched is not asked.
function useQuestion(name: 'language' | 'consent' | null): Question | null {
  const [loaded, setLoaded] = useState<{ name: string; View: Question } | null>(null)
  useEffect(() => {
    if (!name) return
    let current = true
    questions[name]().then(
      (View) => current && setLoaded({ name, View }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [name])
  return name && loaded?.name === name ? loaded.View : null
}
