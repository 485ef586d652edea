import type { Language } from '@jalonne/domain'
import { loadedMessages, MessagesProvider, useMessages } from '@jalonne/messages'
import { SkipLink } from '@jalonne/ui'
import { Outlet } from '@tanstack/react-router'
import { useHydrated } from '../boot/hydration.ts'
import { usePageViews } from '../features/analytics/page-views.ts'
import { Arrival } from '../features/navigation/arrival.tsx'
import { PortalHost } from '../features/portal/portal-host.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import { useLayout } from '../queries/layout.ts'
import { LanguageProvider } from '../shared/language.tsx'
import { Deferred } from './deferred.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
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
  useHydrated()
  usePageViews()
  return (
    <>
      <ProgressBar />
      <SkipLink>{text('page.skip')}</SkipLink>
      <Deferred layout={layout} />
      <Header layout={layout} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer layout={layout} />
      <PortalHost />
      <Arrival />
    </>
  )
}
