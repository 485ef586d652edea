import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  children: ReactNode
  /** What it says while the form is on its way; it keeps its width. */
  sendingLabel: ReactNode
  sending: boolean
  className?: string | undefined
}

/**
 * Sends a form. While it waits for the response it says so and looks disabled, but keeps the focus: the form itself
 * must not send twice.
 */
export function SubmitButton({ children, sendingLabel, sending, className }: SubmitButtonProps) {
  return (
    <>
      <button
        aria-disabled={sending}
        className={classNames(styles.submit, className)}
        type="submit"
      >
        <span className={sending ? styles.away : undefined}>{children}</span>
        <span className={sending ? styles.sending : styles.away}>{sendingLabel}</span>
      </button>
      <span className="visually-hidden" role="status">
        {sending ? sendingLabel : null}
      </span>
    </>
  )
}
