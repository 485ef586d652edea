import { useMessages } from '@jalonne/messages'
import { chatDemo } from '@jalonne/messages/chat-demo'
import { Icon } from '@jalonne/ui'
import { MessageCircle, X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './popup.module.css'

interface PopupProps {
  /** Who the assistant speaks for. */
  client: string
  /** What stands beside the button that closes it. */
  mark: ReactNode
  children: ReactNode
}

/**
 * A round button in the corner of a site and the window it opens. Without scripts the window stands open, for nothing
 * could open it.
 */
export function Popup({ client, mark, children }: PopupProps) {
  const text = useMessages(chatDemo)
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  // The button that opens can take the focus again only once it is no longer disabled.
  useEffect(() => {
    if (wasOpen.current !== open) (open ? closer : opener).current?.focus()
    wasOpen.current = open
  }, [open])
  const close = () => setOpen(false)
  return (
    <div className={styles.corner}>
      <div
        aria-label={text('window', { client })}
        className={styles.window}
        hidden={!open}
        id={id}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
        role="dialog"
      >
        <div className={styles.head}>
          {mark}
          <button className={styles.close} onClick={close} ref={closer} type="button">
            {text('close')}
            <Icon of={X} size={18} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <button
        aria-controls={id}
        aria-expanded={open}
        aria-label={text('open')}
        className={styles.open}
        disabled={open}
        onClick={() => setOpen(true)}
        ref={opener}
        type="button"
      >
        <Icon of={MessageCircle} size={26} />
      </button>
    </div>
  )
}
