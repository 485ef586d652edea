import { useMessages } from '@jalonne/messages'
import { voice } from '@jalonne/messages/voice'
import { Button, Icon } from '@jalonne/ui'
import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import styles from './call-button.module.css'

/** For the page's life: who comes back is asked again. */
let agreed = false

/** Asks whether the provider of the voice agent may be loaded, and then holds its document. */
export function VoicePanel({ onClose }: { onClose: () => void }) {
  const text = useMessages(voice)
  const [isAllowed, setIsAllowed] = useState(agreed)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      aria-label={text('title')}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // An answer of the assistant stays.
        event.preventDefault()
        onClose()
      }}
      ref={panel}
      tabIndex={-1}
    >
      {isAllowed ? (
        <iframe allow="microphone" className={styles.frame} src="/voice" title={text('frame')} />
      ) : (
        <>
          <h2 className={styles.title}>{text('title')}</h2>
          <p>{text('text')}</p>
          <Button
            onClick={() => {
              agreed = true
              setIsAllowed(true)
              // The button that had it is gone.
              panel.current?.focus()
            }}
          >
            {text('start')}
          </Button>
        </>
      )}
      {/* Opens a dialog before a click arrives here. */}
      <ContentLink data-dialog href="/contact#call" onClickCapture={onClose}>
        {text('call')}
      </ContentLink>
      <button aria-label={text('close')} className={styles.close} onClick={onClose} type="button">
        <Icon of={X} size={20} />
      </button>
    </section>
  )
}
