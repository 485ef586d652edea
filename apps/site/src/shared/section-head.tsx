import type { ReactNode } from 'react'
import styles from './section-head.module.css'
import { type LocalizedText, Text } from './text.tsx'

interface SectionHeadProps {
  /** The heading's id, by which its section is named. */
  id: string
  title: LocalizedText | null
  lead?: LocalizedText | null
  /** A control at the end of the line. */
  children?: ReactNode
}

/** The heading of a section with its introduction. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        <Text value={title} />
      </h2>
      {lead ? (
        <p className={styles.lead}>
          <Text value={lead} />
        </p>
      ) : null}
      {children ? <div className={styles.aside}>{children}</div> : null}
    </div>
  )
}
