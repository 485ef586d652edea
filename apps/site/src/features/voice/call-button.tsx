import { useMessages } from '@jalonne/messages'
import { voice as texts } from '@jalonne/messages/voice'
import { Icon } from '@jalonne/ui'
import { Phone } from 'lucide'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../shared/config.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { isPlainClick } from '../../shared/plain-click.ts'
import { rememberPage } from '../../shared/remember-page.ts'
import styles from './call-button.module.css'
import { pressEarlyCall } from './early-call.ts'

/**
 * The round button: a voice agent where one is configured, whose code comes with the first press; otherwise, and without
 * scripts, a call to book.
 */
export function CallButton() {
  const text = useMessages(texts)
  const { voice } = useConfig()
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pressed = useRef<HTMLAnchorElement>(null)
  const label = text(voice ? 'talk' : 'book')
  const toggle = async (isHere: () => boolean) => {
    if (Panel) return setIsOpen((open) => !open)
    const { VoicePanel } = await import('./voice-panel.tsx')
    setPanel(() => VoicePanel)
    // Another press meanwhile has asked for the same.
    setIsOpen(isHere())
  }
  useEffect(pressEarlyCall, [])
  const close = () => {
    setIsOpen(false)
    // The panel had the focus.
    pressed.current?.focus()
  }
  return (
    <>
      <ContentLink
        aria-label={label}
        className={styles.call}
        data-call={voice ? 'voice' : ''}
        data-dialog
        data-tooltip={label}
        // The address of the form itself opens the dialog by which a call is booked.
        href={voice ? '/contact' : '/contact#call'}
        {...(voice && {
          'aria-expanded': isOpen,
          onClick: (event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            pressed.current = event.currentTarget
            const { href } = event.currentTarget
            const isHere = rememberPage()
            toggle(isHere).catch(() => {
              if (isHere()) location.assign(href)
            })
          },
        })}
      >
        <Icon of={Phone} />
      </ContentLink>
      {Panel && isOpen ? <Panel onClose={close} /> : null}
    </>
  )
}
