import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { Button } from '@jalonne/ui'
import { useState } from 'react'
import styles from './tool.module.css'

/** Puts a text on the clipboard and says so, until there is another text to copy. */
export function CopyButton({ text }: { text: () => string }) {
  const t = useMessages(tools)
  const [outcome, setOutcome] = useState<{ of: () => string; isCopied: boolean } | null>(null)
  const copy = async () => {
    // The same words are heard again only where they were gone meanwhile.
    setOutcome(null)
    const isCopied = await isPutOnClipboard(text())
    setOutcome({ of: text, isCopied })
  }
  return (
    <div className={styles.copy}>
      <Button onClick={copy} variant="secondary">
        {t('copy')}
      </Button>
      <span aria-live="polite">
        {outcome?.of === text ? t(outcome.isCopied ? 'copied' : 'notCopied') : null}
      </span>
    </div>
  )
}

async function isPutOnClipboard(text: string): Promise<boolean> {
  try {
    // Without a secure connection there is no clipboard at all.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
