import { isFileName, type Language } from '@jalonne/domain'
import { isSiteDocument } from '../feeds/site-documents.ts'
import type { PageRequest, Pages } from '../pages/pages.ts'
import { draftResponse } from '../preview/draft-response.ts'
import type { OpenPreview } from '../preview/open-preview.ts'
import type { AppContext } from '../transport/app-env.ts'
import type { Fault } from '../transport/error-page.ts'
import type { Page } from '../transport/page.ts'
import { pageKey } from '../transport/page-key.ts'
import { pageResponse } from '../transport/page-response.ts'
import { type StaticFiles, staticResponse } from '../transport/static-files.ts'
import { lowerCasePath, readTarget } from '../transport/target.ts'
import { languageRedirect } from '../transport/visitor.ts'

export interface PageRouteOptions {
  pages: Pages
  files: StaticFiles
  preview: OpenPreview
  origin: string
  /** The language a visitor is spoken to in where the address has none. */
  languageFor: (c: AppContext, path: string) => Language
  mayRender: (client: string) => boolean
  /** The response that tells of an error; `own` is what the site itself has to say about it. */
  fault: (c: AppContext, status: Fault, language?: Language, own?: Page | null) => Response
}

/** Whatever has no route of its own: files of the build, texts such as the sitemap, and the pages of the site. */
export function pageRoute(options: PageRouteOptions) {
  const { pages, files, preview, origin, fault } = options

  return async (c: AppContext): Promise<Response> => {
    const target = readTarget(rawTarget(c))
    if (target.kind === 'malformed') return fault(c, 400)
    if (target.kind === 'too-long') return fault(c, 414)
    const { path, search, canonical, language } = target
    const file = staticResponse(files, c.req.raw, path)
    if (file) return file
    if (isSiteDocument(path)) {
      return page(c, { key: path, url: new URL(path, origin) }, search, language)
    }
    if (isFileName(path)) return fault(c, 404)
    if (language === null) {
      return languageRedirect(canonical, search, options.languageFor(c, canonical))
    }
    if (canonical !== path) return canonicalRedirect(c, canonical + search)
    const ownTab = preview.ownTab(c, canonical)
    if (ownTab) return ownTab
    const key = pageKey(canonical, search)
    const request = { key, url: new URL(key, origin) }
    return (await draft(c, canonical, request.url, language)) ?? page(c, request, search, language)
  }

  /** The page with its drafts; null for who may not see them. */
  async function draft(c: AppContext, pathname: string, url: URL, language: Language) {
    const mode = preview.modeOf(c, pathname)
    if (mode === null) return null
    if (!options.mayRender(c.var.client.network)) return fault(c, 429, language)
    const rendering = await preview.render(mode, url)
    if (rendering.ok) return draftResponse(rendering.page, c.req.raw)
    return fault(c, failureStatus[rendering.reason], language, rendering.page)
  }

  async function page(
    c: AppContext,
    request: PageRequest,
    search: string,
    language: Language | null,
  ) {
    const result = await pages.respond(request, () => options.mayRender(c.var.client.network))
    if (result.kind === 'failure') {
      return fault(c, failureStatus[result.reason], language ?? undefined, result.page)
    }
    const { cacheStatus, renderMs } = result
    if (result.page.status === 404) {
      // No page has capitals in its address; who types one from a poster may.
      const lower = lowerCasePath(request.url.pathname)
      if (lower !== request.url.pathname) return canonicalRedirect(c, lower + search)
    }
    const extra: Record<string, string> =
      renderMs === null ? {} : { 'server-timing': `render;dur=${renderMs.toFixed(1)}` }
    return pageResponse({ page: result.page, request: c.req.raw, cacheStatus, search, extra })
  }
}

const canonicalRedirect = (c: AppContext, location: string) =>
  c.body(null, 308, { location, 'cache-control': 'public, max-age=3600' })

const failureStatus = {
  unavailable: 503,
  busy: 503,
  deadline: 504,
  crash: 500,
  limited: 429,
} as const

/** The target as the client wrote it: the URL class would already have cleaned it up. */
function rawTarget(c: AppContext): string {
  const url = new URL(c.req.url)
  return c.env?.incoming?.url ?? url.pathname + url.search
}
