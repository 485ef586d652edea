import { classNames } from '@jalonne/ui'
import type { ReactNode } from 'react'
import styles from './picture-plate.module.css'

interface PicturePlateProps {
  children: ReactNode
  /** A figure after the label. */
  figure?: ReactNode
  /** Where its tip points. */
  to?: 'left' | 'right'
  tone?: 'signal' | 'ink'
  className?: string | undefined
}

/** A plate that names a spot of a picture: a sign to read, not a link to press. */
export function PicturePlate(props: PicturePlateProps) {
  const { children, figure, to = 'right', tone = 'signal', className } = props
  return (
    <span
      className={classNames(
        styles.plate,
        to === 'left' && styles.left,
        tone === 'ink' && styles.ink,
        className,
      )}
    >
      <span className={styles.label}>{children}</span>
      {figure ? <span className={styles.figure}>{figure}</span> : null}
    </span>
  )
}
