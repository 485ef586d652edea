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

/** Sends a form. Disabled, and saying so, while it waits for the response. */
export function SubmitButton({ children, sendingLabel, sending, className }: SubmitButtonProps) {
  return (
    <button className={classNames(styles.submit, className)} disabled={sending} type="submit">
      <span className={sending ? styles.away : undefined}>{children}</span>
      <span className={sending ? styles.sending : styles.away}>{sendingLabel}</span>
    </button>
  )
}
