import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

interface DisclosureProps extends Pick<ComponentPropsWithRef<'details'>, 'onToggle'> {
  summary: ReactNode
  children: ReactNode
  /** Disclosures of one name close each other. */
  name?: string
  /** Open to begin with. */
  open?: boolean
  className?: string | undefined
}

/** A line that opens and what it hides, on the browser's own `<details>`: it opens without scripts and find-in-page reaches inside. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
