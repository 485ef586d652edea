import type { Language } from '@jalonne/domain'
import { loadedMessages, MessagesProvider, useMessages } from '@jalonne/messages'
import { SkipLink } from '@jalonne/ui'
import { Outlet } from '@tanstack/react-router'
import { Arrival } from '../features/navigation/arrival.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import { useLayout } from '../queries/layout.ts'
import { LanguageProvider } from '../shared/language.tsx'
import { Footer, Header } from './index.ts'
import styles from './language-layout.module.css'

/** The frame of every page in a language: its texts, header, content and footer. */
export function LanguageLayout({ language }: { language: Language }) {
  return (
    <LanguageProvider value={language}>
      <MessagesProvider language={language} messages={loadedMessages(language) ?? {}}>
        <Frame language={language} />
      </MessagesProvider>
    </LanguageProvider>
  )
}

function Frame({ language }: { language: Language }) {
  const text = useMessages()
  const layout = useLayout(language)
  return (
    <>
      <ProgressBar />
      <SkipLink>{text('page.skip')}</SkipLink>
      <Header layout={layout} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer layout={layout} />
      <Arrival />
    </>
  )
}
