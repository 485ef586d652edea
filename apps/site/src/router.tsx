import type { Language } from '@jalonne/domain'
import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { SiteConfig } from './config.ts'
import { PageError } from './features/page/page-error.tsx'
import { routeTree } from './routeTree.gen.ts'
import { ConfigProvider } from './shared/config.tsx'

/** What every route can rely on. */
export interface SiteContext {
  queryClient: QueryClient
  config: SiteConfig
  /** Hydrates what is left of the page that is shown, for one in another language to take its place; absent on the server. */
  hydrateForLanguage?: (language: Language) => Promise<unknown>
}

/** Makes the router of one visit: in the browser, or for one render on the server. */
export function createSiteRouter(context: SiteContext) {
  const { queryClient, config } = context
  let moved = false
  const router = createRouter({
    routeTree,
    context,
    // The results of a page's queries travel with it; those that failed are run again by the app.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    // Of the router, not of each page: a page whose own code could not be loaded shows it too.
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    // Whoever only passes over a link does not mean it, in milliseconds.
    defaultPreloadDelay: 50,
    // React Query knows what is fresh.
    defaultPreloadStaleTime: 0,
    // A visitor may have scrolled long before the app wakes up: only real navigations may move the page.
    scrollRestoration: () => moved,
    scrollRestorationBehavior: 'instant',
    // Addresses keep their query exactly as written; what needs a parameter reads it with URLSearchParams.
    parseSearch: (search) => (search.length > 1 ? { raw: search } : {}),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    // biome-ignore lint/correctness/noComponentHookFactories: made once a visit, with what the visit is made of
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ConfigProvider value={config}>{children}</ConfigProvider>
      </QueryClientProvider>
    ),
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    moved ||= fromLocation !== undefined
  })
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
