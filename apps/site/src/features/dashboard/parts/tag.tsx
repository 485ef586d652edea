import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Whether somebody still has to do something. */
  open?: boolean
  children: ReactNode
}

/** The state something is in. */
export const Tag = ({ open = false, children }: TagProps) => (
  <span className={styles.tag} data-open={open}>
    {children}
  </span>
)
