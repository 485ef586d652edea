import { pathLanguage } from '@jalonne/domain'
import type { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { headMarkup } from './features/head/head-element.ts'
import { pageHeadElements } from './features/head/page-head-elements.ts'
import { notFoundModule } from './features/page/lazy-not-found.ts'
import { cachedSectionTypes } from './features/page/load-page.ts'
import { filterIn, filterSearch } from './features/projects/filters.ts'
import { panelModule } from './features/services-menu/services-menu.tsx'
import { noArticleModule } from './layout/lazy-no-article.ts'
import {
  cachedContents,
  connectContent,
  type FetchContent,
  isContentUnavailable,
} from './queries/content.ts'
import type { Layout } from './queries/layout.ts'
import { createQueryClient } from './queries/query-client.ts'
import { queryingBy } from './queries/querying-by.ts'
import type { PAGE_QUERY_RESULT } from './queries/sanity.types.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { sectionModule } from './sections/registry.ts'
import { declaredQuery } from './server/declared-query.ts'
import { completeDocument } from './server/document.ts'
import type { Render, RenderRequest } from './server/render-contract.ts'
import { type PlanName, planKey } from './shared/contact/plan-address.ts'
import { wishQuery } from './shared/contact/wishes.ts'
import { rememberFormOutcome } from './shared/form-outcome.ts'
import { quizQuery } from './shared/quiz/quiz-address.ts'

/** Renders an address to a complete document, or says where to go instead. Rejects when `signal` aborts. */
export const render: Render = async (input) => {
  const errors: unknown[] = []
  const queryClient = createQueryClient({ server: true })
  connectContent(queryClient, queryingBy(noting(errors, input.fetchContent)))
  if (input.form) rememberFormOutcome(queryClient, input.form)
  const { config } = input
  const router = createSiteRouter({ queryClient, config })
  try {
    const response = await handle(input, router, errors)
    const crashes = crashesOfLoaders(router)
    errors.push(...crashes)
    const location = response.headers.get('location')
    // A 307 leads by language, which is the visitor's.
    const cacheable =
      input.form === null && errors.length === 0 && response.status < 500 && response.status !== 307
    return {
      status: statusOf(response.status, router),
      location,
      // The router writes into the page what a loader threw, which is for the log alone: the server has a page of its own.
      html: location || crashes.length > 0 ? null : complete(await response.text(), input, router),
      syncTags: syncTagsOf(queryClient),
      cacheable,
      measured: isMeasured(queryClient),
      unbounded:
        isMadeUpCity(queryClient, location) ||
        isMadeUpWish(queryClient, input.url.search) ||
        isMadeUpQuery(input.url),
      errors,
    }
  } finally {
    queryClient.clear()
  }
}

function handle(input: RenderRequest, router: SiteRouter, errors: unknown[]): Promise<Response> {
  const { signal } = input
  // A page is one page whatever the query, but for what it declares: nothing else may reach a cached document.
  const url = new URL(input.config.origin)
  // Set, not resolved: a path that starts with two slashes must not become a host.
  url.pathname = input.url.pathname
  url.search = declaredQuery(url.pathname, input.url.search)
  const request = new Request(url, { signal })
  const note = (error: unknown) => {
    errors.push(error)
  }
  return createRequestHandler({ request, createRouter: () => router })(
    async ({ responseHeaders }) => {
      const stream = await renderToReadableStream(<RouterServer router={router} />, {
        signal,
        onError: note,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      })
      await stream.allReady
      return new Response(stream, { status: getSsrStatus(router), headers: responseHeaders })
    },
  )
}

function noting(errors: unknown[], fetchContent: FetchContent): FetchContent {
  return async (query, params, options) => {
    try {
      return await fetchContent(query, params, options)
    } catch (error) {
      errors.push(error)
      throw error
    }
  }
}

/** What loaders threw, but for content that is missing or out of reach: the router tells nobody of it. */
function crashesOfLoaders(router: SiteRouter): unknown[] {
  return router.state.matches.flatMap(({ error }) =>
    error === undefined || isContentUnavailable(error) || isNotFound(error) ? [] : [error],
  )
}

function statusOf(status: number, router: SiteRouter): number {
  const unavailable = router.state.matches.some((match) => isContentUnavailable(match.error))
  return unavailable ? 503 : status
}

function syncTagsOf(client: QueryClient): string[] {
  return [...new Set(cachedContents(client).flatMap(({ syncTags }) => syncTags))]
}

function isMeasured(client: QueryClient): boolean {
  const layouts = cachedContents<Layout>(client, 'layout')
  return layouts.some(({ data }) => data.settings?.analytics.length)
}

// An address with a city that editors have not written about, or that leads to the one they have.
function isMadeUpCity(client: QueryClient, location: string | null): boolean {
  const cities = cachedContents(client, 'city')
  return cities.some(({ data }) => location !== null || data === null)
}

// An address that asks for what no form of the page offers.
function isMadeUpWish(client: QueryClient, search: string): boolean {
  const wish = wishQuery(search)
  return wish !== '' && !offeredWishes(client).includes(wish)
}

function offeredWishes(client: QueryClient): string[] {
  const pages = cachedContents<PAGE_QUERY_RESULT>(client, 'page')
  const forPlan = (plan: PlanName) => `?plan=${planKey(plan)}`
  return pages.flatMap(({ data }) =>
    (data?.sections ?? []).flatMap((section) => {
      if (section._type === 'planPicker') return section.plans.map(forPlan)
      if (section._type !== 'contactForm') return []
      return [
        ...section.plans.map(forPlan),
        ...section.plans.map((plan) => `${forPlan(plan)}&billing=yearly`),
        ...section.services.map(({ key }) => `?product=${key}`),
      ]
    }),
  )
}

// Any address of a quiz's answers, or of a choice of case studies, makes another page.
function isMadeUpQuery({ pathname, search }: URL): boolean {
  const declared = declaredQuery(pathname, search)
  return quizQuery(declared) !== '' || filterSearch(filterIn(declared)) !== ''
}

function complete(
  html: string,
  { assets, config, form, liveCursor }: RenderRequest,
  router: SiteRouter,
): string {
  const sections = [...new Set(cachedSectionTypes(router.options.context.queryClient))]
  const language = pathLanguage(router.state.location.pathname)
  const frame = [
    ...(language ? [`../../packages/messages/site/${language}.json`] : []),
    'src/boot/react-dom.ts',
    ...shownRoutes(router),
  ]
  const views = sections.flatMap((type) => sectionModule(type) ?? [])
  return completeDocument(html, {
    styles: assets.css([...frame, panelModule, ...views]),
    // The others are most likely out of sight.
    scripts: assets.scripts([...frame, ...views.slice(0, 2)]),
    entry: assets.entry,
    config: { ...config, live: { ...config.live, cursor: liveCursor } },
    address: form?.page ?? null,
    // No machine reads drafts.
    machineHead: config.draft ? '' : headMarkup(pageHeadElements(router)),
  })
}

// The modules of the routes shown that are loaded on their own, as the build's manifest calls them.
function shownRoutes(router: SiteRouter): string[] {
  const { matches } = router.state
  const routes = matches
    .filter(({ routeId }) => router.routesById[routeId].lazyFn)
    .map(({ routeId }) => `src/routes${routeId.replace(/\/$/, '/index')}.lazy.tsx`)
  return matches.some(({ status }) => status === 'notFound')
    ? [...routes, notFoundModule, noArticleModule]
    : routes
}
