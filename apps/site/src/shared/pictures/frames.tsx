import { classNames } from '@jalonne/ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './frames.module.css'

interface WindowProps {
  /** What stands in the bar: the address of the site. */
  address?: string | null | undefined
  children: ReactNode
  className?: string | undefined
}

/** A browser drawn around a picture of 1,200 by 750. Its bar is texture: what it says stands beside it as text. */
export function Window({ address, children, className }: WindowProps) {
  return (
    <div className={classNames(styles.window, className)}>
      <WindowBar address={address ?? null} />
      <div className={styles.screen}>{children}</div>
    </div>
  )
}

/** The bar of a browser; `children` stand at its end. */
export function WindowBar({ address, children }: Omit<Partial<WindowProps>, 'className'>) {
  return (
    <div className={styles.bar}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span aria-hidden="true">{address}</span>
      {children}
    </div>
  )
}

/** A telephone drawn around a picture of 390 by 800. */
export function Phone({ children, className }: Omit<WindowProps, 'address'>) {
  return (
    <PhoneCase className={className}>
      <div className={styles.glass}>{children}</div>
    </PhoneCase>
  )
}

/** A telephone without its glass. `--case`, `--edge`, `--bezel` and `--corner` make it another model. */
export function PhoneCase({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.phone, className)} />
}
