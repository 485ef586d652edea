import { useMessages } from '@jalonne/messages'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import { type LocalizedText, Text } from '../../shared/text.tsx'
import { track } from '../../shared/track.ts'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps {
  title: LocalizedText | null | undefined
  /** What becomes of the address, read before the form is sent. */
  note: LocalizedText | null | undefined
  thanks: LocalizedText | null | undefined
}

/** Signs up for a newsletter that is not sent yet: the wish is counted, the address goes nowhere. */
export function NewsletterForm({ title, note, thanks }: NewsletterFormProps) {
  const t = useMessages()
  const id = useId()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [done, setDone] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) answer.current?.focus()
  }, [done])

  const signUp = (event: FormEvent) => {
    event.preventDefault()
    track('newsletter_signup', { page_path: path })
    setDone(true)
  }

  return (
    <div className={styles.newsletter}>
      <h2 className={styles.title}>
        <Text value={title} />
      </h2>
      {done ? (
        <p className={styles.thanks} ref={answer} role="status" tabIndex={-1}>
          <Text value={thanks} />
        </p>
      ) : (
        <>
          <form className={styles.form} onSubmit={signUp}>
            <label className={styles.label} htmlFor={id}>
              {t('blog.newsletter.email')}
            </label>
            <input
              aria-describedby={`${id}-note`}
              autoComplete="email"
              className={styles.input}
              id={id}
              type="email"
            />
            <button className={styles.button} type="submit">
              {t('blog.newsletter.signUp')}
            </button>
          </form>
          <p className={styles.note} id={`${id}-note`}>
            <Text value={note} />
          </p>
          <noscript>
            <p className={styles.fallback}>
              <ContentLink href="/contact">{t('blog.newsletter.withoutScripts')}</ContentLink>
            </p>
          </noscript>
        </>
      )}
    </div>
  )
}
