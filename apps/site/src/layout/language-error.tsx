import { isLanguage } from '@jalonne/domain'
import { MessagesProvider, site } from '@jalonne/messages'
import { Hydrated } from '../boot/hydration.ts'
import { PageError } from '../features/page/page-error.tsx'
import { UnexpectedError } from '../features/page/unexpected-error.tsx'
import styles from './language-layout.module.css'

/** In place of the whole frame, when what every page shares can't be loaded. */
export function LanguageError({ language, error }: { language: string; error: unknown }) {
  const messages = isLanguage(language) ? site.loaded(language) : undefined
  if (!isLanguage(language) || !messages)
    return (
      <>
        <UnexpectedError />
        <Hydrated />
      </>
    )
  return (
    <MessagesProvider language={language} messages={messages}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageError error={error} />
      </main>
      <Hydrated />
    </MessagesProvider>
  )
}
