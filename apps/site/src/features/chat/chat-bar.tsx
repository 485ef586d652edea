import { longestQuestion } from '@jalonne/api/shapes'
import { withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { chat } from '@jalonne/messages/chat'
import { Icon } from '@jalonne/ui'
import { useLocation } from '@tanstack/react-router'
import { ArrowUp } from 'lucide'
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Layout } from '../../queries/layout.ts'
import { useLanguage } from '../../shared/language.tsx'
import { rememberPage } from '../../shared/remember-page.ts'
import styles from './chat-bar.module.css'
import type { ChatProps } from './chat-props.ts'
import { takeEarlyQuestions } from './first-intent.ts'
import { keepClear } from './keep-clear.ts'

declare global {
  interface Window {
    /** Opens the conversation, with a question if there is one. The window event `chat-start` does the same. */
    startChat?: (message?: string) => void
  }
}

/**
 * The assistant's input over the edge of every page, with what stands beside it. What it does comes with the first intent;
 * out of reach, it leads to the contact page. Without scripts only what stands beside it is there.
 */
export function ChatBar({ layout, children }: { layout: Layout; children: ReactNode }) {
  const t = useMessages(chat)
  const language = useLanguage()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const field = useRef<HTMLInputElement>(null)
  const [Chat, setChat] = useState<ComponentType<ChatProps> | null>(null)
  const [asked, setAsked] = useState<ChatProps['asked']>(null)
  const early = useRef('')
  const contact = withLanguage('/contact', language)
  const load = useCallback(async () => {
    const { Chat } = await import('./chat.tsx')
    setChat(() => Chat)
  }, [])
  useEffect(() => {
    const start = (message = '', isHere = rememberPage()) => {
      field.current?.focus()
      // What is asked before the conversation is there is asked in one.
      const question = Chat ? message : `${early.current} ${message}`.trim()
      if (question.length <= longestQuestion) {
        early.current = question
        if (message) setAsked({ message: question })
      } else if (field.current?.value === '') {
        // It can be asked next: nothing typed is lost.
        field.current.value = message
      }
      load().catch(() => {
        early.current = ''
        setAsked(null)
        if (isHere()) location.assign(contact)
      })
    }
    const listen = (event: Event) =>
      start(event instanceof CustomEvent ? event.detail?.message : '')
    // Whoever was faster than the scripts.
    if (document.activeElement === field.current) load().catch(() => {})
    for (const { message, isHere } of takeEarlyQuestions()) start(message, isHere)
    window.startChat = (message) => start(message)
    window.addEventListener('chat-start', listen)
    return () => window.removeEventListener('chat-start', listen)
  }, [Chat, contact, load])
  useEffect(keepClear, [])
  return (
    <aside aria-label={t('bar.label')} className={styles.dock} data-dock onMouseDown={keepFocus}>
      {Chat && <Chat asked={asked} field={field} path={path} suggestions={layout.suggestions} />}
      <form
        action={contact}
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          const message = field.current?.value.trim() ?? ''
          event.currentTarget.reset()
          if (message) window.startChat?.(message)
        }}
      >
        <input
          aria-label={t('bar.question')}
          autoComplete="off"
          className={styles.field}
          enterKeyHint="send"
          name="question"
          onFocus={() => load().catch(() => {})}
          onInput={({ currentTarget: field }) => {
            const isLong = field.value.trim().length > longestQuestion
            field.setCustomValidity(isLong ? t('bar.long', { longest: longestQuestion }) : '')
          }}
          placeholder={t('bar.placeholder')}
          ref={field}
        />
        <button
          aria-label={t('bar.send')}
          className={styles.send}
          data-tooltip={t('bar.send')}
          type="submit"
        >
          <Icon of={ArrowUp} />
        </button>
      </form>
      {children}
    </aside>
  )
}

// In Safari what is pressed does not get the focus, but takes it from the field, and with it what is only there as long as
// the field has it: before the press has ended, there is nothing to press.
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button, nav a'))
    event.preventDefault()
}
