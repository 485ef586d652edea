import { rateLimit } from '@jalonne/node-kit/rate-limit'
import type { DraftMode } from '@jalonne/site/preview'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ServerConfig } from '../config/config.ts'
import type { LakeBreaker } from '../content/lake-breaker.ts'
import { type SiteRendererOptions, siteRenderer } from '../pages/site-renderer.ts'
import type { AppContext, AppEnv } from '../transport/app-env.ts'
import { draftClient, draftReader } from './draft-reader.ts'
import { createModes } from './modes.ts'
import { passesSignedWith } from './passes.ts'
import { createPreview, type Preview } from './preview.ts'
import { type PreviewRoutesOptions, previewRoutes } from './routes.ts'
import { newKey, signingKey } from './signing-key.ts'

// Presentation proves itself whenever it is opened; a person requests a link now and then.
const proofs = { perMinute: 30, burst: 60 }

export interface OpenPreview extends Pick<Preview, 'render'> {
  /** How a page is shown to the browser that requests it; null where it is shown as to every visitor. */
  modeOf(c: AppContext, pathname: string): DraftMode | null
  /** Leads on to the drafts of a page in a tab of its own, where an editor opened it from the Studio. */
  ownTab(c: AppContext, pathname: string): Response | null
  routes(options: Pick<PreviewRoutesOptions, 'languageFor' | 'log'>): Hono<AppEnv>
}

export interface OpenPreviewOptions {
  config: ServerConfig
  /** How pages are rendered for visitors. */
  published: SiteRendererOptions
  breaker: LakeBreaker
  now: () => number
}

/** Opens the previews of drafts. Without a token that may read drafts there are none, and the address says so. */
export function openPreview({ config, published, breaker, now }: OpenPreviewOptions): OpenPreview {
  const { readToken } = config.content
  if (readToken === null) return closed
  const { security, fetchContent } = published
  const client = draftClient(config.content, readToken)
  const passes = passesSignedWith(keyOf(config, published.log), now)
  const modes = createModes(passes, config.origin.startsWith('https:'), now)
  const preview = createPreview({
    draftsOf: (mode) => draftReader(client, mode, breaker),
    fetchContent,
    security,
    rendererFor: (draft, readDrafts, framed) =>
      siteRenderer({
        ...published,
        fetchContent: readDrafts,
        siteConfig: { ...published.siteConfig, draft },
        security: framed,
      }),
  })
  const verifications = rateLimit(proofs)
  const mayVerify = (client: string) => verifications.take(client) === 0
  return {
    render: preview.render,
    modeOf: modes.ofPage,
    ownTab: (c, pathname) => {
      const isAsked = c.req.query(urlSearchParamPreviewPerspective) !== undefined
      return isAsked && modes.enterTab(c, pathname) ? c.redirect(pathname, 303) : null
    },
    routes: (options) =>
      previewRoutes({
        ...options,
        client,
        breaker,
        preview,
        modes,
        passes,
        security,
        mayVerify,
        now,
      }),
  }
}

/** The key of before, or where it cannot be had one of this process: visitors are served all the same. */
function keyOf({ previewSecret, files }: ServerConfig, log: Logger): string {
  try {
    return signingKey(previewSecret, files.previewKey)
  } catch (error) {
    log.error({ err: error }, 'no key is kept: passes and links to drafts end with this process')
    return newKey()
  }
}

const closed: OpenPreview = {
  render: async () => ({ ok: false, reason: 'unavailable', page: null }),
  modeOf: () => null,
  ownTab: () => null,
  routes: () =>
    new Hono<AppEnv>().all('*', (c) =>
      c.text('There are no previews: the server has no SANITY_API_READ_TOKEN.', 503, {
        'cache-control': 'no-store',
      }),
    ),
}
