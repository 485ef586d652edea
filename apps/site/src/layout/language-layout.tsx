import type { Language } from '@jalonne/domain'
import { loadedMessages, MessagesProvider, useMessages } from '@jalonne/messages'
import { SkipLink } from '@jalonne/ui'
import { Outlet } from '@tanstack/react-router'
import { useLayout } from '../queries/layout.ts'
import { LanguageProvider } from '../shared/language.tsx'
import { Footer, Header } from './index.ts'

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
      <SkipLink>{text('page.skip')}</SkipLink>
      <Header layout={layout} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer layout={layout} />
    </>
  )
}
