import { languagePrompt } from '@jalonne/messages/questions'
import { Button } from '@jalonne/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Notice } from '../../shared/notice/notice.tsx'
import { chooseLanguage } from './choose-language.ts'
import { markPromptSeen } from './prompt-memory.ts'

/** Asks, once, whether a visitor would rather read French; in both languages, for it is about not reading one. */
export function LanguagePrompt({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  useEffect(markPromptSeen, [])
  const { title, yes, no } = languagePrompt
  return (
    <Notice
      answers={
        <>
          <Button
            lang="fr"
            onClick={() => {
              chooseLanguage('fr')
              onDone()
              void navigate({ href: '/fr' })
            }}
          >
            {yes}
          </Button>
          <Button
            lang="en"
            onClick={() => {
              chooseLanguage('en')
              onDone()
            }}
            variant="secondary"
          >
            {no}
          </Button>
        </>
      }
      onEscape={onDone}
      title={
        <>
          <span lang="fr">{title.fr}</span> <span lang="en">{title.en}</span>
        </>
      }
    />
  )
}
