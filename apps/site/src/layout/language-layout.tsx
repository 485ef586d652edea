import { type Language, pathLanguage, withoutLanguage } from '@jalonne/domain'
import { MessagesProvider, site, useMessages } from '@jalonne/messages'
import { SkipLink } from '@jalonne/ui'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type CSSProperties, Suspense, useEffect } from 'react'
import { Hydrated } from '../boot/hydration.ts'
import { lazyComponent } from '../boot/lazy-component.ts'
import { usePageViews } from '../features/analytics/page-views.ts'
import '../features/chat/chat-bar.module.css'
import { firstIntent, takeEarlyQuestions } from '../features/chat/first-intent.ts'
import { renewChoiceCookie } from '../features/language/choose-language.ts'
import { Arrival } from '../features/navigation/arrival.tsx'
import { PortalHost } from '../features/portal/portal-host.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import '../features/voice/call-button.module.css'
import { keepEarlyCall, pressEarlyCall } from '../features/voice/early-call.ts'
import { type Layout, useLayout } from '../queries/layout.ts'
import { useConfig } from '../shared/config.tsx'
import { LanguageProvider } from '../shared/language.tsx'
import { useSettledPath } from '../shared/shown-address.ts'
import { Deferred } from './deferred.tsx'
import { Dispensable } from './dispensable.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './language-layout.module.css'

// Listens from the start: what the boot script kept is sent as soon as the page is hydrated.
const intent = import.meta.env.SSR ? null : firstIntent()
if (!import.meta.env.SSR) keepEarlyCall()

// The server writes it; its code comes when the visitor does something. Its styles, above, are the page's.
const Dock = lazyComponent(async () => {
  await intent
  try {
    return (await import('./dock.tsx')).Dock
  } catch (error) {
    // From now on the field and the button lead to the contact page by themselves.
    pressEarlyCall()
    if (takeEarlyQuestions().some(({ isHere }) => isHere()))
      location.assign(`/${pathLanguage(location.pathname) ?? 'en'}/contact`)
    throw error
  }
})

/** Pages that are a form have no second one floating over it. */
const formPages = new Set(['/contact', '/login'])

/** The frame of every page in a language: its texts, header, content and footer. */
export function LanguageLayout({ language }: { language: Language }) {
  return (
    <LanguageProvider value={language}>
      <MessagesProvider language={language} messages={site.loaded(language) ?? {}}>
        <Frame language={language} />
      </MessagesProvider>
    </LanguageProvider>
  )
}

function Frame({ language }: { language: Language }) {
  const text = useMessages()
  const layout = useLayout(language)
  usePageViews()
  useEffect(renewChoiceCookie, [])
  return (
    <>
      <ProgressBar />
      <SkipLink>{text('page.skip')}</SkipLink>
      <Deferred layout={layout} />
      <Header layout={layout} />
      <Main />
      <Footer layout={layout} />
      <DockBesidePage key={language} layout={layout} />
      <Dispensable>
        <PortalHost />
      </Dispensable>
      <Arrival />
      <Hydrated />
    </>
  )
}

// Reads the address in a component of its own: a navigation renders neither header nor footer again.
function Main() {
  return (
    <main id="main" className={styles.main} style={useAddresses()} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

/** What paper shows of addresses: that of the site, which those of its links lack, and that of the page. */
function useAddresses(): CSSProperties {
  const { origin } = useConfig()
  const path = useSettledPath()
  return { '--origin': JSON.stringify(origin), '--address': JSON.stringify(origin + path) }
}

function DockBesidePage({ layout }: { layout: Layout }) {
  // Of the page that is shown: the reply box may be hydrated while the next one is on its way.
  const isForm = useRouterState({
    select: ({ resolvedLocation, location }) =>
      formPages.has(withoutLanguage((resolvedLocation ?? location).pathname)),
  })
  return isForm ? null : (
    <Dispensable>
      <Suspense fallback={null}>
        <Dock layout={layout} />
      </Suspense>
    </Dispensable>
  )
}
