import type { QueryClient } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { headMarkup } from './features/head/head-element.ts'
import { pageHeadElements } from './features/head/page-head-elements.ts'
import { notFoundModule } from './features/page/lazy-not-found.ts'
import { cachedSectionTypes } from './features/page/prepare-hydration.ts'
import { frameModule } from './layout/frame-views.ts'
import type { PageState } from './page-state.ts'
import {
  type Content,
  connectContent,
  type FetchContent,
  isContentUnavailable,
} from './queries/content.ts'
import type { Layout } from './queries/layout.ts'
import { createQueryClient } from './queries/query-client.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { sectionModule } from './sections/registry.ts'
import { declaredQuery } from './server/declared-query.ts'
import { completeDocument } from './server/document.ts'
import { pageStateAddress } from './server/page-state-address.ts'
import type { Render, RenderRequest } from './server/render-contract.ts'
import { answeredQueries, renderedMatches, stateHash } from './server/rendered-state.ts'
import { rememberFormOutcome } from './shared/form-outcome.ts'

/** Renders an address to a complete document, or says where to go instead. Rejects when `signal` aborts. */
export const render: Render = async (input) => {
  const errors: unknown[] = []
  const queryClient = createQueryClient({ server: true })
  connectContent(queryClient, noting(errors, input.fetchContent))
  if (input.form) rememberFormOutcome(queryClient, input.form)
  const { config } = input
  const router = createSiteRouter({ queryClient, config })
  try {
    const response = await handle(input, router, errors)
    const location = response.headers.get('location')
    // A 307 leads by language, which is the visitor's.
    const cacheable =
      input.form === null && errors.length === 0 && response.status < 500 && response.status !== 307
    const page = location ? null : complete(await response.text(), input, router, cacheable)
    return {
      status: statusOf(response.status, router),
      location,
      html: page?.html ?? null,
      state: page?.state ?? null,
      syncTags: syncTagsOf(queryClient),
      cacheable,
      measured: isMeasured(queryClient),
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

function statusOf(status: number, router: SiteRouter): number {
  const unavailable = router.state.matches.some((match) => isContentUnavailable(match.error))
  return unavailable ? 503 : status
}

function syncTagsOf(client: QueryClient): string[] {
  const contents = client.getQueriesData<Content<unknown>>({ queryKey: ['content'] })
  return [...new Set(contents.flatMap(([, content]) => content?.syncTags ?? []))]
}

function isMeasured(client: QueryClient): boolean {
  const layouts = client.getQueriesData<Content<Layout>>({ queryKey: ['content', 'layout'] })
  return layouts.some(([, content]) => content?.data.settings?.analytics.length)
}

/** Completes a rendered document. What is kept asks for its state; the rest, which is of the moment, carries it. */
function complete(
  html: string,
  { assets, config, form, liveCursor, url }: RenderRequest,
  router: SiteRouter,
  cacheable: boolean,
) {
  const { queryClient } = router.options.context
  const sections = [...new Set(cachedSectionTypes(queryClient))].flatMap(
    (type) => sectionModule(type) ?? [],
  )
  const routes = lazyRoutes(router)
  const styles = assets.css([frameModule, ...routes, ...sections])
  const state: PageState = {
    config,
    queries: answeredQueries(queryClient),
    matches: renderedMatches(router),
    styles: styles.flatMap(({ href, text }) => (text === null ? [] : [href])),
    // The others are most likely out of sight, and asked for when they are not.
    scripts: assets.scripts([...routes, ...sections.slice(0, 2)]),
    entry: assets.entry,
  }
  const isApart = cacheable && !config.draft
  const page = url.pathname + declaredQuery(url.pathname, url.search)
  const json = JSON.stringify(state)
  const stateAddress = isApart ? pageStateAddress(stateHash(json), page) : null
  return {
    html: completeDocument(html, {
      assets,
      styles,
      state,
      stateAddress,
      liveCursor,
      address: form?.page ?? null,
      // No machine reads drafts.
      machineHead: config.draft ? '' : headMarkup(pageHeadElements(router)),
    }),
    state: stateAddress === null ? null : { address: stateAddress, json },
  }
}

// The modules of the routes shown that are loaded on their own, as the build's manifest calls them.
function lazyRoutes(router: SiteRouter): string[] {
  const { matches } = router.state
  const routes = matches
    .filter(({ routeId }) => router.routesById[routeId].lazyFn)
    .map(({ routeId }) => `src/routes${routeId.replace(/\/$/, '/index')}.lazy.tsx`)
  return matches.some(({ status }) => status === 'notFound') ? [...routes, notFoundModule] : routes
}
