import type { Language } from '@jalonne/domain'
import { loadedMessages, MessagesProvider, useMessages } from '@jalonne/messages'
import { SkipLink } from '@jalonne/ui'
import { Outlet } from '@tanstack/react-router'
import { usePageViews } from '../features/analytics/page-views.ts'
import { Arrival } from '../features/navigation/arrival.tsx'
import { PortalHost } from '../features/portal/portal-host.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import { useLayout } from '../queries/layout.ts'
import { LanguageProvider } from '../shared/language.tsx'
import { FramePart } from './frame-part.tsx'
import styles from './language-layout.module.css'
import { Late } from './late.tsx'

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
  usePageViews()
  return (
    <>
      <ProgressBar />
      <SkipLink>{text('page.skip')}</SkipLink>
      <Late layout={layout} />
      <FramePart layout={layout} name="header" />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <FramePart layout={layout} name="footer" />
      <PortalHost />
      <Arrival />
    </>
  )
}
