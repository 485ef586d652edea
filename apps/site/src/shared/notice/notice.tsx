import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: ReactNode
  children?: ReactNode
  /** The buttons that answer it. */
  answers: ReactNode
  onEscape?: () => void
}

/**
 * A question at the edge of the window. It takes neither the focus nor the page: one answers it, or reads on. It is
 * read out when the reader pauses.
 */
export function Notice({ title, children, answers, onEscape }: NoticeProps) {
  const id = useId()
  // A status is only read out when its text comes after it.
  const [spoken, setSpoken] = useState(false)
  useEffect(() => setSpoken(true), [])
  return (
    <section
      aria-labelledby={id}
      className={styles.notice}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape?.()
      }}
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
