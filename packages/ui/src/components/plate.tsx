import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './plate.module.css'

export type PlateTone = 'signal' | 'ink'

type PlateProps<Link extends ElementType> = Omit<
  ComponentPropsWithRef<Link>,
  'as' | 'children' | 'label'
> & {
  /** The link component to draw; a plain anchor without it. */
  as?: Link
  children: ReactNode
  /** A figure at the far end: a price, a duration. */
  figure?: ReactNode
  icon?: ReactNode
  tone?: PlateTone
  size?: 'sign' | 'small'
  /** Where its tip points. */
  to?: 'left' | 'right'
}

/** The trail sign: a plate with a pointed end that reaches further under the pointer. */
export function Plate<Link extends ElementType = 'a'>(props: PlateProps<Link>) {
  const {
    as: Tag = 'a',
    children,
    figure,
    icon,
    tone = 'signal',
    size = 'sign',
    to = 'right',
    className,
    ...rest
  } = props
  return (
    <Tag
      className={classNames(
        styles.plate,
        styles[tone],
        size === 'small' && styles.small,
        to === 'left' && styles.left,
        className,
      )}
      {...rest}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {figure ? <span className={styles.figure}>{figure}</span> : null}
    </Tag>
  )
}
