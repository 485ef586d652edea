import { useMessages } from '@jalonne/messages'
import { Button, ButtonLink, Section } from '@jalonne/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isContentUnavailable } from '../../queries/content.ts'
import styles from './page.module.css'

interface PageErrorProps {
  error: unknown
  /** The way to the home page, where no header leads there. */
  home?: string
}

/** In place of a page: says whether its content is out of reach or the page itself broke, and offers a retry. */
export function PageError({ error, home }: PageErrorProps) {
  const text = useMessages()
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const lacksContent = isContentUnavailable(error)
  // As it was when the page failed: the text stays while it is tried again.
  const [isOffline] = useState(() => navigator.onLine === false)
  const unavailable = lacksContent || isOffline
  const retry = async () => {
    if (lacksContent) {
      await router.invalidate()
      const isThere = router.state.matches.every(({ status }) => status !== 'error')
      if (isThere || navigator.onLine === false) return
    }
    // The server may reach content that this browser can't. Code that could not be fetched stays lost to a document.
    location.reload()
  }
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  const title = text(unavailable ? 'unavailable.title' : 'error.page.title')
  const reason = lacksContent ? 'unavailable.text' : 'error.page.text'
  return (
    <Section className={styles.state}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div role="alert">
        <h1>{title}</h1>
        <p>{text(isOffline ? 'unavailable.offline' : reason)}</p>
      </div>
      <p className={styles.ways}>
        <Button className={styles.retry} disabled={busy} onClick={retry}>
          {text(busy ? 'unavailable.retrying' : 'unavailable.retry')}
        </Button>
        {home ? (
          <ButtonLink href={home} variant="secondary">
            {text('nav.home')}
          </ButtonLink>
        ) : null}
      </p>
    </Section>
  )
}
