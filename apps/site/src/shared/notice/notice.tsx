import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCoveredHeight } from '../use-covered-height.ts'
import styles from './notice.module.css'

interface NoticeProps {
  title: ReactNode
  children?: ReactNode
  /** The buttons that answer it. */
  answers: ReactNode
  /** How often the visitor has asked for it: each time it takes the focus. */
  wanted: number
}

/**
 * A question at the edge of the window. It does not take the page: one answers it, or reads on. It is read out when the
 * reader pauses, and whoever has answered goes on where they were.
 */
export function Notice({ title, children, answers, wanted }: NoticeProps) {
  const id = useId()
  const notice = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  useCoveredHeight('--notice', notice)
  // A status is only read out when its text comes after it.
  const [spoken, setSpoken] = useState(false)
  useEffect(() => setSpoken(true), [])
  useLayoutEffect(() => {
    if (wanted > 0) notice.current?.focus()
  }, [wanted])
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack(before.current)
    }
  }, [])
  return (
    <section
      aria-labelledby={id}
      className={styles.notice}
      data-notice
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      ref={notice}
      tabIndex={-1}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children ? <p className={styles.text}>{children}</p> : null}
      <div className={styles.answers}>{answers}</div>
      <div className="visually-hidden" role="status">
        {spoken ? title : null}
      </div>
    </section>
  )
}

function giveFocusBack(before: Element | null) {
  const place = before?.isConnected ? before : document.getElementById('main')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
