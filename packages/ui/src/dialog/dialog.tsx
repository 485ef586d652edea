import X from 'lucide-react/icons/x'
import { Close, Content, Description, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useState } from 'react'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/icon.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  /** The visitor has pressed Escape, the backdrop or the close button. */
  onClose: () => void
  title: ReactNode
  description: ReactNode
  closeLabel: string
  /** Where the focus goes back to; without it, to where it was. */
  returnFocus?: HTMLElement | null | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A dialog over the page, open for as long as it is rendered: the focus stays in it and goes back afterwards, the
 * page behind can't be scrolled or read.
 */
export function Dialog(props: DialogProps) {
  const { onClose, title, description, closeLabel, className, children } = props
  const [opener] = useState(() => props.returnFocus ?? document.activeElement)
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        {/* Radix's own overlay locks scrolling by an injected style, which the site's policy refuses. */}
        <div className={styles.backdrop} data-backdrop="" />
        <Content className={classNames(styles.dialog, className)} onCloseAutoFocus={giveBack}>
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            <Close aria-label={closeLabel} className={styles.close}>
              <Icon of={X} size={22} />
            </Close>
          </div>
          <Description className={styles.description}>{description}</Description>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
