import { isLanguage } from '@jalonne/domain'
import { MessagesProvider, site } from '@jalonne/messages'
import { useEffect } from 'react'
import { Hydrated } from '../boot/hydration.ts'
import { PageError } from '../features/page/page-error.tsx'
import { UnexpectedError } from '../features/page/unexpected-error.tsx'
import styles from './language-layout.module.css'

/** In place of the whole frame, when what every page shares can't be loaded. */
export function LanguageError({ language, error }: { language: string; error: unknown }) {
  if (!isLanguage(language))
    return (
      <>
        <UnexpectedError />
        <Hydrated />
      </>
    )
  const messages = site.loaded(language)
  if (!messages) return <LoadAnew />
  return (
    <MessagesProvider language={language} messages={messages}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageError error={error} home={`/${language}`} />
      </main>
      <Hydrated />
    </MessagesProvider>
  )
}

/**
 * Leaves the page to the server, or to what the service worker says without a network. Only who changes the language comes
 * here, so that nothing is loaded again and again: where the texts of a document's own language are lost, the app never starts.
 */
function LoadAnew() {
  useEffect(() => location.reload(), [])
  return null
}
