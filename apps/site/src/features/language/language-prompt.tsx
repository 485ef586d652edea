import { useMessages } from '@jalonne/messages'
import { languagePrompt } from '@jalonne/messages/language-prompt'
import { Button } from '@jalonne/ui'
import { Dialog } from '@jalonne/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { chooseLanguage } from './choose-language.ts'
import styles from './language-prompt.module.css'
import { markPromptSeen } from './prompt-memory.ts'

/** Asks, once, whether a visitor would rather read French; in both languages, for it is about not reading one. */
export function LanguagePrompt({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [isAsked] = useState(isFree)
  const [open, setOpen] = useState(isAsked)
  // Whoever is busy is asked on the next page.
  useEffect(() => (isAsked ? markPromptSeen() : onDone()), [isAsked, onDone])
  const fr = languagePrompt.format('fr')
  const en = languagePrompt.format('en')
  return (
    <Dialog
      closeLabel={t('nav.close')}
      onClose={onDone}
      open={open}
      place="sheet"
      unasked
      title={
        <>
          <span lang="fr">{fr('title')}</span>{' '}
          <span className={styles.other} lang="en">
            {en('title')}
          </span>
        </>
      }
    >
      <div className={styles.answers}>
        <Button
          lang="fr"
          onClick={() => {
            chooseLanguage('fr')
            setOpen(false)
            void navigate({ href: '/fr' })
          }}
        >
          {fr('answer')}
        </Button>
        <Button
          lang="en"
          onClick={() => {
            chooseLanguage('en')
            setOpen(false)
          }}
          variant="secondary"
        >
          {en('answer')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Whether a visitor neither writes nor has anything open: the question takes the keyboard. */
const isFree = () =>
  document.querySelector('dialog[open], :is(input, textarea, select):focus') === null
