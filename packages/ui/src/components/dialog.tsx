import { X } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  /** Left out for one that a button opens by `command` and `commandfor`, which needs no script. */
  open?: boolean
  id?: string
  /** It was closed: by Escape, a press beside it, its button, or `open`. */
  onClose?: () => void
  title: ReactNode
  closeLabel: string
  /** In the middle, as a drawer at the end of the line, or (`sheet`) a drawer from below on small screens only. */
  place?: 'center' | 'end' | 'sheet'
  /** Nobody has pressed for it: it takes the focus itself, so that no key meant for the page answers it. */
  unasked?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Something to answer before going on, over the page, which can't be reached or scrolled meanwhile. The browser's own
 * `<dialog>`: it keeps the focus inside and gives it back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, place = 'center', unasked, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()
  const ownId = useId()
  const id = props.id ?? ownId
  // Before the effects of what it holds, which may move the focus inside.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open && !element?.open) {
      element?.showModal()
      if (unasked) element?.focus()
    }
    if (open === false && element?.open) element.close()
  }, [open, unasked])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Escape, which the browser listens for
    <dialog
      aria-labelledby={titleId}
      id={id}
      className={classNames(styles.dialog, styles[place], className)}
      onClose={onClose}
      // Only the backdrop is the dialog itself. Selecting text may end on it, but does not begin there.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedBeside.current) currentTarget.close()
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget
      }}
      ref={dialog}
      tabIndex={unasked ? -1 : undefined}
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
        <button
          aria-label={closeLabel}
          className={styles.close}
          // For browsers that know no commands; the others do it once.
          onClick={(event) => {
            event.preventDefault()
            dialog.current?.close()
          }}
          type="button"
          {...{ command: 'close', commandfor: id }}
        >
          <Icon of={X} size={22} />
        </button>
      </div>
    </dialog>
  )
}
