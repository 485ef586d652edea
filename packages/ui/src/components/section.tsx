import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

type SectionProps = ComponentPropsWithRef<'section'> & {
  /** `band` sets the section off from its neighbours; `night` is dark in both themes. */
  ground?: 'paper' | 'band' | 'night'
}

/** A band across the page; its children sit in the content column. */
export function Section({ ground = 'paper', className, ...rest }: SectionProps) {
  return <section className={classNames(styles.section, styles[ground], className)} {...rest} />
}

/** The columns of the page (4, 8 or 12) for what lies inside a section. */
export function Grid({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(styles.grid, className)} {...rest} />
}
