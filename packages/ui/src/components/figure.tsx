import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './figure.module.css'

interface FigureProps {
  /** The figure as it is read: `250 CHF`, `< 20 j`. */
  children: ReactNode
  /** The plain number behind it, for machines. */
  value?: number | undefined
  /** What follows in smaller letters: `/mois`. */
  unit?: ReactNode
  size?: 'text' | 'medium' | 'large'
}

/** A price, a duration or a count, in tabular letters; on one line unless the window, or `--figure-wrap` for a narrow column, lets it break. */
export function Figure({ children, value, unit, size = 'text' }: FigureProps) {
  const content = (
    <>
      {children}
      {unit ? <small className={styles.unit}>{unit}</small> : null}
    </>
  )
  const names = classNames(styles.figure, styles[size])
  return value === undefined ? (
    <span className={names}>{content}</span>
  ) : (
    <data className={names} value={value}>
      {content}
    </data>
  )
}
