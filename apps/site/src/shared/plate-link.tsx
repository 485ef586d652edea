import { classNames, Plate } from '@jalonne/ui'
import type { ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'
import styles from './plate-link.module.css'

interface PlateLinkProps {
  className?: string | undefined
  /** Under which name presses on it are noted. */
  cta: string
  href: string
  figure: ReactNode
  children: ReactNode
}

/** A plate that stands alone under a text and leads on, as wide as its words. */
export function PlateLink({ children, className, cta, figure, href }: PlateLinkProps) {
  return (
    <p className={classNames(styles.way, className)}>
      <Plate as={ContentLink} data-cta={cta} figure={figure} href={href}>
        {children}
      </Plate>
    </p>
  )
}
