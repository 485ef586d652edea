import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** The page's first link: past the header, to the element with the id `main`. Seen once it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.link} href="#main">
      {children}
    </a>
  )
}
