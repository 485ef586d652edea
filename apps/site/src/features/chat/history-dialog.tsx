import { locales } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { chat } from '@jalonne/messages/chat'
import { Button } from '@jalonne/ui'
import { Dialog } from '@jalonne/ui/dialog'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import styles from './chat.module.css'
import { langOf, type Message } from './message.ts'

interface HistoryDialogProps {
  messages: readonly Message[]
  open: boolean
  onClose: () => void
  onClear: () => void
}

/** All that was asked and answered in this browser. */
export function HistoryDialog({ messages, open, onClose, onClear }: HistoryDialogProps) {
  const text = useMessages(chat)
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const list = useRef<HTMLElement>(null)
  const nothing = useRef<HTMLParagraphElement>(null)
  const isEmpty = messages.length === 0
  // The newest message is what one comes for. The list has a height once the dialog has been opened, by an effect of its own.
  useEffect(() => {
    if (open) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [open])
  // What was pressed to clear it is gone with it.
  useEffect(() => {
    if (open && isEmpty) nothing.current?.focus()
  }, [open, isEmpty])
  return (
    <Dialog
      className={styles.history}
      closeLabel={text('history.close')}
      onClose={onClose}
      open={open}
      title={text('history')}
    >
      {isEmpty ? (
        <p className={styles.empty} ref={nothing} tabIndex={-1}>
          {text('history.empty')}
        </p>
      ) : (
        <>
          {/* Who uses the keyboard scrolls it too. */}
          <section
            aria-label={text('history')}
            className={styles.scrolled}
            ref={list}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
            tabIndex={0}
          >
            <ol className={styles.messages}>
              {messages.map((message) => (
                <li data-from={message.from} key={message.id}>
                  <p className={styles.who}>
                    {text(message.from === 'user' ? 'history.you' : 'history.assistant')}{' '}
                    <time dateTime={new Date(message.timestamp).toISOString()}>
                      {time.format(message.timestamp)}
                    </time>
                  </p>
                  <p lang={langOf(message, language)}>{message.text}</p>
                </li>
              ))}
            </ol>
          </section>
          <Button onClick={onClear} variant="secondary">
            {text('history.clear')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
