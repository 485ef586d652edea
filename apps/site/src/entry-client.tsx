import '@vitejs/plugin-react/preamble'
import { pathLanguage } from '@jalonne/domain'
import { site } from '@jalonne/messages'
import { isNotFound } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { leavePressesToBrowser, markHydrating } from './boot/hydration.ts'
import { renewLostStyles } from './boot/lost-styles.ts'
import { configId, type SiteConfig } from './config.ts'
import { followHead } from './features/head/follow-head.ts'
import { applyLiveEvent } from './features/live/apply-live-event.ts'
import { startBrowserLive } from './features/live/browser-live.ts'
import type { LiveEvent } from './features/live/live-event.ts'
import { preloadLinks } from './features/navigation/preload-links.ts'
import { hydrateForLanguage, hydrateSections } from './features/page/section-hydration.ts'
import { watchSchedule } from './features/schedule/watch-schedule.ts'
import { type BrowserContent, createBrowserContent } from './queries/browser-content.ts'
import { connectContent, isContentUnavailable } from './queries/content.ts'
import { createQueryClient } from './queries/query-client.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { followHistory } from './shared/follow-history.ts'
import { isTranslated } from './shared/is-translated.ts'
import { nextTask } from './shared/next-task.ts'
import { reportError, watchErrors } from './shared/report-error.ts'
import { ignoreStrayClicks } from './shared/stray-clicks.ts'
import { whenIdle } from './shared/when-idle.ts'

/** The configuration of the page, as our server wrote it (`completeDocument`). */
const readConfig = (): SiteConfig =>
  JSON.parse(document.getElementById(configId)?.textContent ?? '')

// A function, for a module that awaits at its top would wait for sections that import what it shares with them.
async function start(): Promise<void> {
  watchErrors()
  renewLostStyles()
  ignoreStrayClicks()
  const config = readConfig()
  if (import.meta.env.DEV && config.mocks) {
    const { startMocks } = await import('@jalonne/mocks/browser')
    await startMocks(config.content)
  }

  const queryClient = createQueryClient({ server: false })
  const { draft } = config
  const preview = draft && (await import('./features/preview/open-preview.ts')).openPreview(draft)
  const content = preview?.content ?? createBrowserContent(config.content)
  connectContent(queryClient, content.query)
  // On a slow processor each of these steps takes long: none shares a task with another.
  await nextTask()
  const router = createSiteRouter({
    queryClient,
    config,
    hydrateForLanguage: (language) => hydrateForLanguage(router, language),
  })
  await nextTask()
  const language = pathLanguage(location.pathname)
  if (language) {
    await site.load(language)
    // The browser's first use of `Intl` takes as long as a render.
    site.format(language)
    await nextTask()
  }
  const { hydrateRoot } = await import('./boot/react-dom.ts')

  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }))
  markHydrating()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      onRecoverableError: (error, info) => {
        // A browser that translates does so before the parts further down are hydrated: nothing of ours is broken.
        if (!isTranslated()) reportError('hydration', error, info)
      },
      onCaughtError: (error, info) => {
        // An editor may take a page away while it is open: the visitor is told so, and nothing is broken.
        if (isContentUnavailable(error) || isNotFound(error)) return
        reportError('render', error, info)
      },
    })
  })
  watchSchedule()
  // Other content than the server rendered would be a mismatch before.
  await hydrated
  followHistory(router.history)
  const ready = () => hydrateSections(router)
  if (preview) return preview.start({ router, ready })
  const renewHead = followHead(router)
  const onEvent = async (event: LiveEvent) => {
    if (await renew(event, router, content, ready)) renewHead()
  }
  startBrowserLive(config.live, (event) => void onEvent(event))
  preloadLinks(router)
  if (import.meta.env.PROD) whenIdle(() => void helpOffline(router))
}

async function helpOffline(router: SiteRouter): Promise<void> {
  const { startWorker } = await import('./features/offline/start-worker.ts')
  await startWorker(router)
}

/** Resolves to whether something of what is cached has changed. */
async function renew(
  event: LiveEvent,
  router: SiteRouter,
  content: BrowserContent,
  ready: () => Promise<boolean>,
): Promise<boolean> {
  const renewed = await applyLiveEvent(event, {
    queryClient: router.options.context.queryClient,
    see: content.see,
    visible: () => document.visibilityState === 'visible',
    ready,
  })
  // A page that could not be shown may be there by now: the lake is back, or an editor has published it.
  if (event.type === 'message' && !renewed) return false
  const isShown = (status: string) =>
    status === 'success' || (status === 'notFound' && event.type === 'welcome')
  if (!router.state.matches.every(({ status }) => isShown(status))) await router.invalidate()
  return renewed
}

start().catch((error: unknown) => {
  leavePressesToBrowser()
  return reportError('hydration', error, {})
})
