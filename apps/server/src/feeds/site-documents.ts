import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'
import { attempt } from '../pages/attempt.ts'
import type { RenderPage } from '../pages/pages.ts'
import { buildDocument } from '../transport/build-page.ts'
import type { SecurityContext } from '../transport/security-headers.ts'
import { feed } from './feed.ts'
import { manifest } from './manifest.ts'
import type { SiteDocument } from './site-document.ts'
import { sitemap } from './sitemap.ts'

const documents: Readonly<Record<string, SiteDocument>> = {
  '/sitemap.xml': sitemap,
  '/fr/feed.xml': feed('fr'),
  '/en/feed.xml': feed('en'),
  '/site.webmanifest': manifest,
}

/** Whether the server writes what stands at a path: such a document is cached and renewed like a page. */
export const isSiteDocument = (path: string): boolean => Object.hasOwn(documents, path)

export interface SiteDocumentsOptions {
  fetchContent: FetchContent
  security: SecurityContext
  deadlineMs: number
  log: Logger
}

/** Renders pages with `render`, and writes the site's documents itself. */
export function withSiteDocuments(render: RenderPage, options: SiteDocumentsOptions): RenderPage {
  const { security, log } = options
  return async (request, cursor) => {
    const document = documents[request.key]
    if (!document) return render(request, cursor)
    const tried = await attempt({
      ...options,
      work: async (fetchContent, signal) => {
        const read = async (query: string, params: Record<string, string>) =>
          (await fetchContent(query, params, { signal })).result
        const text = await document.write({ read, origin: security.origin })
        return { status: 200, syncTags: [], text }
      },
    })
    if (!tried.ok) {
      log.error({ err: tried.error, key: request.key, reason: tried.reason }, 'not written')
      return { ok: false, reason: tried.reason, page: null }
    }
    const { type, language } = document
    const { result, syncTags } = tried
    const page = await buildDocument({ type, language, text: result.text, syncTags }, security)
    return { ok: true, page, cacheable: true }
  }
}
