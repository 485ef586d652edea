import { ownPath } from '@jalonne/api'
import {
  isLanguage,
  type Language,
  pathLanguage,
  withLanguage,
  withoutLanguage,
} from '@jalonne/domain'
import { preview as previewTexts } from '@jalonne/messages/preview'
import { server } from '@jalonne/messages/server'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { LakeBreaker } from '../content/lake-breaker.ts'
import type { AppContext, AppEnv } from '../transport/app-env.ts'
import { inlineSources } from '../transport/inline-sources.ts'
import { plainDocument } from '../transport/plain-document.ts'
import { isFromThisSite } from '../transport/same-site.ts'
import { contentSecurityPolicy, type SecurityContext } from '../transport/security-headers.ts'
import { type Modes, studioLifetime } from './modes.ts'
import type { Passes } from './passes.ts'
import type { Preview } from './preview.ts'

export interface PreviewRoutesOptions {
  /** Reads drafts, and the secrets a Studio leaves for us in the lake. */
  client: SanityClient
  breaker: LakeBreaker
  preview: Preview
  modes: Modes
  passes: Passes
  security: SecurityContext
  mayVerify: (client: string) => boolean
  languageFor: (c: AppContext, path: string) => Language
  now: () => number
  log: Logger
}

const hour = 3_600_000

const queryShape = v.object({
  as: v.picklist(['studio', 'share']),
  query: v.pipe(v.string(), v.maxLength(40_000)),
  params: v.record(v.string(), v.pipe(v.string(), v.maxLength(300))),
})
const linkShape = v.object({
  secret: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  path: v.pipe(v.string(), v.maxLength(300)),
  hours: v.pipe(v.picklist(['1', '24', '168']), v.transform(Number)),
})

/** Everything about drafts under `/api/draft`: entering and leaving, links to share, and a page's own queries. */
export function previewRoutes(options: PreviewRoutesOptions): Hono<AppEnv> {
  const { modes, passes, preview, security, now, log } = options
  const routes = new Hono<AppEnv>()

  routes.use(async (c, next) => {
    await next()
    const headers = {
      // Addresses here hold secrets.
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
  routes.use(
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.json({ error: 'Too large.' }, 413) }),
  )

  routes.get('/enable', async (c) => {
    if (!options.mayVerify(c.var.client.network)) return c.text('Too many requests.', 429)
    const studio = await studioOfSecret(c.req.url)
    if (!studio) return messagePage(c, 'refused', 401)
    const { origin, redirectTo } = studio
    modes.enter(c, {
      mode: { kind: 'studio', studio: origin },
      expiresAt: now() + studioLifetime,
    })
    return c.redirect(ownPath(redirectTo) ?? '/', 307)
  })

  routes.get('/disable', (c) => {
    modes.leave(c)
    return c.redirect(ownPath(c.req.query('to')) ?? '/', 303)
  })

  routes.get('/share', (c) => {
    const pass = passes.read(c.req.query('token'))
    if (pass === 'expired') return messagePage(c, 'expired', 410)
    if (pass?.mode.kind !== 'share') return messagePage(c, 'refused', 403)
    modes.enter(c, pass)
    const { path } = pass.mode
    const language = languageOf(c, path)
    return c.redirect(withLanguage(path, language), 307)
  })

  // Requested by the Studio from its own origin, with a secret it has left in the lake as only an editor can.
  routes.post('/share', async (c) => {
    if (!options.mayVerify(c.var.client.network))
      return c.json({ error: 'Too many requests.' }, 429)
    const request = v.safeParse(linkShape, await c.req.parseBody().catch(() => null))
    if (!request.success)
      return c.json({ error: 'A secret, a path and 1, 24 or 168 hours, please.' }, 400)
    const { secret, hours } = request.output
    const written = ownPath(request.output.path)
    if (!written) return c.json({ error: 'The path must be one of this site.' }, 400)
    const probe = new URL('/', security.origin)
    probe.searchParams.set('sanity-preview-secret', secret)
    const studio = await studioOfSecret(probe.href)
    if (!studio || c.req.header('origin') !== studio.origin) {
      return c.json({ error: 'Only the Studio may request a link.' }, 401)
    }
    const expiresAt = now() + hours * hour
    const path = withoutLanguage(written)
    const token = passes.sign({
      mode: { kind: 'share', path, expires: new Date(expiresAt).toISOString() },
      expiresAt,
    })
    const link = new URL('/api/draft/share', security.origin)
    const language = pathLanguage(written)
    if (language) link.searchParams.set('lang', language)
    link.searchParams.set('token', token)
    log.info({ path, hours }, 'draft shared')
    c.header('access-control-allow-origin', studio.origin)
    c.header('vary', 'Origin')
    return c.json({ url: link.href, expires: new Date(expiresAt).toISOString() })
  })

  routes.post('/content', async (c) => {
    const header = (name: string) => c.req.header(name)
    const { origin } = security
    const { host } = c.var.client
    if (!isFromThisSite({ header, origin, host })) {
      return c.json({ error: 'Only pages of this site may send queries here.' }, 403)
    }
    const request = v.safeParse(queryShape, await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: 'This is no query.' }, 400)
    const { as, query, params } = request.output
    const mode = modes.of(c, as)
    if (!mode) return c.json({ error: 'This preview has ended.' }, 401)
    const { signal } = c.req.raw
    const result = preview.query(mode, query, params, signal)
    if (!result) return c.json({ error: 'The site has no such query.' }, 403)
    try {
      return c.json(await result)
    } catch (error) {
      // The client has left the page: counted as 499, as nginx does.
      if (signal.aborted) return new Response(null, { status: 499 })
      throw error
    }
  })

  routes.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'preview failed')
    return c.json({ error: 'The content is out of reach.' }, 503, { 'retry-after': '5' })
  })
  routes.all('*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))

  /** The Studio that left the secret of an address in the lake within the hour, and where it wants to go. */
  async function studioOfSecret(address: string) {
    const { isValid, studioOrigin, redirectTo } = await options.breaker.run(() =>
      validatePreviewUrl(options.client, address),
    )
    if (!isValid || !studioOrigin || !/^https?:/.test(studioOrigin)) return null
    return { origin: studioOrigin, redirectTo }
  }

  function languageOf(c: AppContext, path: string): Language {
    const chosen = c.req.query('lang')
    return isLanguage(chosen) ? chosen : options.languageFor(c, path)
  }

  function messagePage(c: AppContext, which: 'expired' | 'refused', status: 401 | 403 | 410) {
    const language = languageOf(c, '/')
    const text = previewTexts.format(language)
    const html = plainDocument({
      language,
      title: text(`${which}.title`),
      paragraphs: [text(`${which}.text`)],
      link: { href: `/${language}`, label: server.format(language)('home') },
    })
    c.header('content-security-policy', contentSecurityPolicy(inlineSources(html), security))
    c.header('content-language', language)
    return c.html(html, status)
  }
  return routes
}
