import type { ReactNode } from 'react'
import styles from './page-title.module.css'

interface PageTitleProps {
  /** The heading's id, by which its section is named. */
  id: string
  title: ReactNode
  lead?: ReactNode
}

/** The heading of a page, its line breaks kept, with the words that lead in. */
export function PageTitle({ id, title, lead }: PageTitleProps) {
  return (
    <>
      <h1 className={styles.title} id={id}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </>
  )
}
