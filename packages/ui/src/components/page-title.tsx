import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-title.module.css'

interface PageTitleProps {
  /** The heading's id, by which its section is named. */
  id: string
  title: ReactNode
  lead?: ReactNode
  /** A title of three lines or more is set smaller. */
  isLong?: boolean
}

/** The heading of a page, its line breaks kept, with the words that lead in. */
export function PageTitle({ id, title, lead, isLong }: PageTitleProps) {
  return (
    <div className={styles.column}>
      <h1 className={classNames(styles.title, isLong && styles.long)} id={id}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
