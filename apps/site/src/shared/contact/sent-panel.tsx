import { ButtonLink, classNames, Icon } from '@jalonne/ui'
import { Check } from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './sent-panel.module.css'

interface SentPanelProps {
  title: string
  text: string
  /** What leads back to an empty form, here and, without scripts, by its address. */
  again?: { label: string; href: string; onAgain: () => void } | undefined
}

/** In place of a form that has arrived: it takes the focus and is read out. */
export function SentPanel({ title, text, again }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const className = classNames(styles.panel, 'prints')
  const startOver = (event: MouseEvent) => {
    event.preventDefault()
    again?.onAgain()
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts the page comes back from its top, and the answer stands here
    <div autoFocus className={className} ref={panel} role="status" tabIndex={-1}>
      <span className={styles.sign}>
        <Icon of={Check} size={26} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{text}</p>
        {again ? (
          <ButtonLink href={again.href} onClick={startOver} variant="secondary">
            {again.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
