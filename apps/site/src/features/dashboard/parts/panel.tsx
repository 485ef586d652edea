import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  children: ReactNode
}

/** A part of a view under a heading of its own. */
export function Panel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The ground of a panel, for what brings its own heading. */
export const panelClass = styles.panel
