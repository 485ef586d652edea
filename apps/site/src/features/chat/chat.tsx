import { useMessages } from '@jalonne/messages'
import { chat } from '@jalonne/messages/chat'
import { Icon } from '@jalonne/ui'
import { History } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import { Text, wordsOf } from '../../shared/text.tsx'
import styles from './chat.module.css'
import type { ChatProps } from './chat-props.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { langOf } from './message.ts'
import { ReplyBox } from './reply-box.tsx'
import { suggestionsFor } from './suggestions.ts'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useConversation } from './use-conversation.ts'

/** What opens over the reply box: suggestions while it is empty, the answer, and the conversation so far. */
export function Chat({ asked, suggestions, path, field }: ChatProps) {
  const text = useMessages(chat)
  // Nothing typed is lost, nor what is being typed.
  const keep = useCallback(
    (question: string) => {
      if (field.current?.value === '') field.current.value = question
    },
    [field],
  )
  const language = useLanguage()
  const { messages, turn, send, close, clear } = useConversation(language, keep)
  const [showsHistory, setShowsHistory] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  useAboveKeyboard(field)

  // Each message is a new object: the same question may be asked again.
  useEffect(() => {
    if (asked) send(asked.message)
  }, [asked, send])

  useEffect(() => {
    const element = field.current
    const onFocus = () => setIsClosed(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') setIsClosed(false)
    }
    // What lies over the page can be sent away from anywhere on it.
    const onEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      // What has the focus goes with it.
      if (target instanceof Element && target.closest('[data-dock] section')) element?.focus()
      setIsClosed(true)
      close()
    }
    element?.addEventListener('keydown', onKey)
    element?.addEventListener('focus', onFocus)
    document.addEventListener('keydown', onEscape)
    return () => {
      element?.removeEventListener('keydown', onKey)
      element?.removeEventListener('focus', onFocus)
      document.removeEventListener('keydown', onEscape)
    }
  }, [field, close])

  const closeReply = () => {
    close()
    field.current?.focus()
  }
  const openHistory = () => setShowsHistory(true)
  // What opened it is gone by then, or was hidden with the reply.
  const closeHistory = () => {
    setShowsHistory(false)
    field.current?.focus()
  }
  const choose = (question: string) => {
    send(question)
    field.current?.focus()
  }
  const status = turn ? (turn.answer?.text ?? text('sending')) : ''
  const links = turn?.answer?.links.map(({ label }) => label).join(', ')
  return (
    <>
      <div className="visually-hidden" role="status">
        <p lang={langOf(turn?.answer, language)}>{status}</p>
        {links ? <p>{text('links', { links })}</p> : null}
      </div>
      {turn ? (
        <ReplyBox
          answer={turn.answer}
          hidden={showsHistory}
          onClose={closeReply}
          onReread={openHistory}
          question={turn.question}
        />
      ) : null}
      {turn || showsHistory || isClosed ? null : (
        <section aria-label={text('suggestions')} className={styles.popup}>
          {suggestionsFor(path, suggestions).map(({ _key, question }) => (
            <button key={_key} onClick={() => choose(wordsOf(question))} type="button">
              <Text value={question} />
            </button>
          ))}
          {messages.length > 0 ? (
            <button className={styles.reread} onClick={openHistory} type="button">
              <Icon of={History} size={18} />
              {text('history.open')}
            </button>
          ) : null}
        </section>
      )}
      <HistoryDialog
        messages={messages}
        onClear={clear}
        onClose={closeHistory}
        open={showsHistory}
      />
    </>
  )
}
