import { isLanguage } from '@jalonne/domain'
import type { SiteConfig } from '@jalonne/site/config'
import type { FetchContent, Render, RenderResult, SiteAssets } from '@jalonne/site/render'
import type { Logger } from 'pino'
import { buildPage } from '../transport/build-page.ts'
import type { SecurityContext } from '../transport/security-headers.ts'
import { attempt } from './attempt.ts'
import type { PageRequest, RenderPage } from './pages.ts'

export interface SiteRendererOptions {
  render: Render
  assets: SiteAssets
  fetchContent: FetchContent
  siteConfig: SiteConfig
  security: SecurityContext
  deadlineMs: number
  log: Logger
  /** Has a last go at the HTML, in development. */
  transform?: (html: string) => Promise<string>
}

/** Renders pages of the site with the headers they are served with; logs what failed on the way. */
export function siteRenderer(options: SiteRendererOptions): RenderPage {
  const { log, deadlineMs, security, transform = async (html) => html } = options
  return async (request, liveCursor) => {
    const language = languageOf(request)
    const tried = await attempt({
      fetchContent: options.fetchContent,
      deadlineMs,
      work: async (fetchContent, signal) => {
        const result = await options.render({
          url: request.url,
          config: options.siteConfig,
          fetchContent,
          assets: options.assets,
          liveCursor,
          form: request.form ?? null,
          signal,
        })
        for (const error of result.errors) log.error({ err: error, key: request.key }, 'rendering')
        return result
      },
    })
    const laidOut = async (result: RenderResult, syncTags: readonly string[]) => {
      const { status, location, measured, unbounded } = result
      const personal = request.form !== undefined || options.siteConfig.draft !== undefined
      const html = result.html === null ? '' : await transform(result.html)
      const rendered = { status, location, html, language, syncTags, measured, unbounded, personal }
      return buildPage(rendered, security)
    }
    if (tried.ok) {
      const page = await laidOut(tried.result, tried.syncTags)
      return { ok: true, page, cacheable: tried.result.cacheable }
    }
    log.error({ err: tried.error, key: request.key, reason: tried.reason }, 'page not rendered')
    const { result } = tried
    const page = result && result.status >= 500 && result.html ? await laidOut(result, []) : null
    return { ok: false, reason: tried.reason, page }
  }
}

function languageOf(request: PageRequest) {
  const first = request.url.pathname.split('/')[1]
  return isLanguage(first) ? first : 'fr'
}
