import { classNames } from '@jalonne/ui'
import type { ComponentProps, ReactNode } from 'react'
import { ContentImage, type ContentImageProps } from '../content-image.tsx'
import styles from './frames.module.css'

interface FrameProps extends Pick<ContentImageProps, 'sizes' | 'keeps' | 'className'> {
  /** What stands in it; an empty frame without it. */
  picture: ContentImageProps['image'] | null
}

interface BarProps {
  /** What stands in the bar: the address of the site. */
  address?: string | null | undefined
  children?: ReactNode
}

/** A browser drawn around a picture of 1,200 by 750. Its bar is texture: what it says stands beside it as text. */
export function Window(props: FrameProps & Pick<BarProps, 'address'>) {
  const { address, picture, sizes, keeps = 'top', className } = props
  return (
    <div className={classNames(styles.window, className)}>
      <WindowBar address={address} />
      <div className={styles.screen}>
        {picture ? (
          <ContentImage image={picture} keeps={keeps} ratio={1200 / 750} sizes={sizes} />
        ) : null}
      </div>
    </div>
  )
}

/** The bar of a browser; `children` stand at its end. */
export function WindowBar({ address, children }: BarProps) {
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
export function Phone({ picture, sizes, keeps = 'top', className }: FrameProps) {
  return (
    <PhoneCase className={className}>
      <div className={styles.glass}>
        {picture ? (
          <ContentImage image={picture} keeps={keeps} ratio={390 / 800} sizes={sizes} />
        ) : null}
      </div>
    </PhoneCase>
  )
}

/** A telephone without its glass. `--case`, `--edge`, `--bezel` and `--corner` make it another model. */
export function PhoneCase({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.phone, className)} />
}
