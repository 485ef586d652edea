import '@vitejs/plugin-react/preamble'
import { pathLanguage } from '@jalonne/domain'
import { isNotFound, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from './boot/start-react.ts'
import { followHead } from './features/head/follow-head.ts'
import { applyLiveEvent } from './features/live/apply-live-event.ts'
import { startBrowserLive } from './features/live/browser-live.ts'
import type { LiveEvent } from './features/live/live-event.ts'
import { fadeBetweenPages } from './features/navigation/view-transition.ts'
import { prepareHydration } from './features/page/prepare-hydration.ts'
import { takePageState } from './features/page/take-page-state.ts'
import { watchSchedule } from './features/schedule/watch-schedule.ts'
import { putOffFrame } from './layout/frame-views.ts'
import { type BrowserContent, createBrowserContent } from './queries/browser-content.ts'
import { connectContent, isContentUnavailable } from './queries/content.ts'
import { createQueryClient } from './queries/query-client.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { reportError, watchErrors } from './shared/report-error.ts'
import { whenIdle } from './shared/when-idle.ts'

// A function, for a module that awaits at its top would wait for sections that import what it shares with them.
async function start(): Promise<void> {
  watchErrors()
  const { config, queries } = takePageState()
  if (import.meta.env.DEV && config.mocks) {
    // biome-ignore lint/style/noRestrictedImports: development only, and gone from a build
    const { startContentMock } = await import('@jalonne/mocks/browser')
    await startContentMock(config.content)
  }

  const queryClient = createQueryClient({ server: false })
  const { draft } = config
  const preview = draft && (await import('./features/preview/open-preview.ts')).openPreview(draft)
  const content = preview?.content ?? createBrowserContent(config.content)
  connectContent(queryClient, content.fetch)
  for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data)
  const takeOver = await prepareHydration(queryClient, location.pathname)
  const language = pathLanguage(location.pathname)
  const takeFrameOver = language ? putOffFrame(language) : async () => true
  const router = createSiteRouter({ queryClient, config })
  fadeBetweenPages(router)
  await hydrate(router)
  delete window.$_TSR

  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error, info) => reportError('hydration', error, info),
      onCaughtError: (error, info) => {
        // An editor may take a page away while it is open: the visitor is told so, and nothing is broken.
        if (isContentUnavailable(error) || isNotFound(error)) return
        reportError('render', error, info)
      },
    })
  })

  watchSchedule()
  // Other content than the server rendered would be a mismatch before.
  await new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }))
  if (preview) return preview.start({ router, takeOver })
  const renewHead = followHead(router)
  const onEvent = async (event: LiveEvent) => {
    const ready = async () => (await Promise.all([takeOver(), takeFrameOver()])).every(Boolean)
    if (await renew(event, router, content, ready)) renewHead()
  }
  startBrowserLive(config.live, (event) => void onEvent(event))
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

const run = () => start().catch((error: unknown) => reportError('hydration', error, {}))
// In a task of its own, after that of running the files.
queueMicrotask(() => setTimeout(run))
