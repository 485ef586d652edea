import type { Language } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { chat } from '@jalonne/messages/chat'
import { Icon } from '@jalonne/ui'
import { History, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useCoveredHeight } from '../../shared/use-covered-height.ts'
import styles from './chat.module.css'
import { langOf, type Message } from './message.ts'
import { lettersAfter } from './typing.ts'

interface ReplyBoxProps {
  question: Message
  /** Null while it is on its way. */
  answer: Message | null
  /** While the conversation is read. It is not typed anew afterwards. */
  hidden: boolean
  onReread: () => void
  onClose: () => void
}

/** The question on its way, then its answer as it is typed. Who listens hears it once, from the status of `Chat`. */
export function ReplyBox({ question, answer, hidden, onReread, onClose }: ReplyBoxProps) {
  const text = useMessages(chat)
  const box = useRef<HTMLElement>(null)
  useCoveredHeight('--reply', box)
  const lang = langOf(answer, useLanguage())
  return (
    <section
      aria-label={text('answer')}
      className={styles.box}
      data-stays
      hidden={hidden}
      ref={box}
    >
      <p className={styles.asked} lang={lang}>
        {question.text}
      </p>
      {answer ? (
        <Typed answer={answer} key={answer.id} lang={lang} />
      ) : (
        <p aria-hidden className={styles.dots}>
          <span />
          <span />
          <span />
        </p>
      )}
      <div className={styles.controls}>
        <button
          aria-label={text('history.open')}
          data-tooltip={text('history.open')}
          onClick={onReread}
          type="button"
        >
          <Icon of={History} size={20} />
        </button>
        <button
          aria-label={text('close')}
          data-tooltip={text('close')}
          onClick={onClose}
          type="button"
        >
          <Icon of={X} size={20} />
        </button>
      </div>
    </section>
  )
}

interface TypedProps {
  answer: Message
  /** Where it is another one than the page's. */
  lang: Language | undefined
}

function Typed({ answer: { text: reply, links }, lang }: TypedProps) {
  const text = useMessages(chat)
  const letters = useLetters(reply.length)
  const isDone = letters === reply.length
  return (
    <>
      {/* A browser that translates puts other nodes in place of the text, which React would go on writing into. */}
      <p
        className={styles.reply}
        key={isDone ? 'whole' : 'typed'}
        lang={lang}
        translate={isDone ? undefined : 'no'}
      >
        {reply.slice(0, letters)}
        {isDone ? null : <span aria-hidden className={styles.cursor} />}
        {/* Its place is kept, so that nothing moves while it is typed. */}
        <span aria-hidden className={styles.toCome}>
          {reply.slice(letters)}
        </span>
      </p>
      {isDone && links.length > 0 ? (
        <nav aria-label={text('readOn')} className={styles.links}>
          {links.map(({ href, label }) =>
            lang ? (
              <a href={href} hrefLang={lang} key={href} lang={lang}>
                {label}
              </a>
            ) : (
              <ContentLink href={href} key={href}>
                {label}
              </ContentLink>
            ),
          )}
        </nav>
      ) : null}
    </>
  )
}

/** How many letters are shown by now; all at once for those who want less motion. */
function useLetters(length: number): number {
  const [letters, setLetters] = useState(() => (isStill() ? length : 0))
  useEffect(() => {
    if (isStill()) return setLetters(length)
    const began = performance.now()
    let frame = requestAnimationFrame(function show(now) {
      const shown = lettersAfter(now - began, length)
      setLetters(shown)
      if (shown < length) frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [length])
  return letters
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
