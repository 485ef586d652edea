import type { Language, LanguageHosts } from '@jalonne/domain'
import type { ReadClient } from '@jalonne/node-kit/client-address'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Assistant } from '../assistant/assistant.ts'
import { contourSheets } from '../feeds/contour-sheets.ts'
import { shareImageResponse } from '../feeds/share-image-response.ts'
import type { ShareImages } from '../feeds/share-images.ts'
import { robots, securityTxt } from '../feeds/well-known.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { eventStreamHeaders } from '../live/event-stream.ts'
import type { FanOut } from '../live/fan-out.ts'
import type { Pages } from '../pages/pages.ts'
import type { OpenPreview } from '../preview/open-preview.ts'
import type { AppContext, AppEnv } from '../transport/app-env.ts'
import { errorPages, type Fault } from '../transport/error-page.ts'
import { namesOneHost } from '../transport/host-header.ts'
import type { Page } from '../transport/page.ts'
import { pageResponse } from '../transport/page-response.ts'
import { commonHeaders, type SecurityContext } from '../transport/security-headers.ts'
import type { StaticFiles } from '../transport/static-files.ts'
import { visitorLanguage } from '../transport/visitor.ts'
import { visitorsApi } from './api.ts'
import { limitEachAndAll, type Rates } from './limit-each-and-all.ts'
import { type OperationsOptions, operations } from './operations.ts'
import { pageRoute } from './page-route.ts'
import { questionRoutes } from './questions.ts'
import { type VoiceAgent, voicePath, voiceResponse } from './voice.ts'

// A whole office behind one address may write at once; nobody writes six times a minute for long. All together write to
// the disk, a quarter of a thousand times a second at most.
const submissions: Rates = {
  each: { perMinute: 6, burst: 60 },
  all: { perMinute: 15_000, burst: 2_000 },
}
const reports: Rates = {
  each: { perMinute: 30, burst: 60 },
  all: { perMinute: 15_000, burst: 2_000 },
}
// A visitor asks a few questions a minute; all of them together keep one core busy for a tenth of its time.
const questions: Rates = {
  each: { perMinute: 20, burst: 30 },
  all: { perMinute: 1_800, burst: 300 },
}
// A Studio reads the questions without an answer when somebody opens their list.
const readings: Rates = {
  each: { perMinute: 30, burst: 60 },
  all: { perMinute: 600, burst: 300 },
}

export interface AppOptions extends OperationsOptions {
  pages: Pages
  fanOut: FanOut
  files: StaticFiles
  security: SecurityContext
  hosts: LanguageHosts
  readClient: ReadClient
  /** Where what visitors send is kept. */
  inbox: Pick<Inbox, 'add' | 'report'>
  assistant: Pick<Assistant, 'answer' | 'openQuestions'>
  /** Whether a token is that of somebody who works with the lake. */
  isMember: (token: string) => Promise<boolean>
  /** The voice agent; null where there is none. */
  voice: VoiceAgent | null
  preview: OpenPreview
  shareImages: ShareImages
  mayRender: (client: string) => boolean
  /** Swiss dates on which the agency calls nobody. */
  closedDays: () => readonly string[]
  now: () => number
  log: Logger
}

export type App = Hono<AppEnv>

/** Everything the server answers, as `Request → Response`; cached pages go a shorter way before it. */
export function createApp(options: AppOptions): App {
  const { pages, fanOut, files, preview, security, log } = options
  const common = commonHeaders(security)
  const errorPage = errorPages(security)
  const sheets = contourSheets()
  const app: App = new Hono()

  const languageFor = (c: AppContext, path: string) =>
    visitorLanguage({
      path,
      header: (name) => c.req.header(name),
      hosts: options.hosts,
      host: c.var.client.host,
    })
  const mayRender = (c: AppContext) => () => options.mayRender(c.var.client.network)
  const fault = (c: AppContext, status: Fault, language?: Language, own?: Page | null) =>
    pageResponse({
      page: own ?? errorPage(status, language ?? languageFor(c, new URL(c.req.url).pathname)),
      request: c.req.raw,
      cacheStatus: 'jalonne; fwd=bypass',
      extra: faultHeaders(status),
    })

  app.use(async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    c.set('client', options.readClient({ peer, header: (name) => c.req.header(name) }))
    await next()
  })
  app.use(async (c, next) => {
    const began = performance.now()
    await next()
    const { method, path } = c.req
    const took = performance.now() - began
    const { status } = c.res
    const isRoutine = /^\/(?:assets\/|healthz|metrics)/.test(path)
    log[isRoutine ? 'debug' : 'info']({ method, path, status, ms: Math.round(took) }, 'request')
    options.metrics.observe({ method, path, status, seconds: took / 1000 })
  })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(common)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  app.use(async (c, next) => {
    const { incoming } = c.env ?? {}
    return incoming && !namesOneHost(incoming) ? fault(c, 400) : next()
  })
  const { inbox, now } = options
  const api = visitorsApi({
    leads: inbox,
    report: (report) => inbox.report(report),
    answer: options.assistant.answer,
    waitToAsk: limitEachAndAll(questions),
    pages,
    security,
    maySubmit: allowance(submissions),
    mayReport: allowance(reports),
    mayRender: options.mayRender,
    closedDays: options.closedDays,
    now,
    log,
  })
  app.route('/api/draft', preview.routes({ languageFor, log }))
  app.route(
    '/api/questions',
    questionRoutes({
      openQuestions: options.assistant.openQuestions,
      isMember: options.isMember,
      mayAsk: allowance(readings),
      log,
    }),
  )
  app.route('/api', api)
  // Before a body is read: nothing below takes one.
  app.use(async (c, next) => (/^(?:GET|HEAD)$/.test(c.req.method) ? next() : fault(c, 405)))

  app.route('/', operations(options))

  app.get('/robots.txt', (c) =>
    c.text(robots(security.origin, !security.unindexed), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  )

  app.get('/.well-known/security.txt', (c) =>
    c.text(securityTxt(security.origin, options.now()), 200, {
      'cache-control': 'public, max-age=86400',
    }),
  )

  app.get('/live', (c) => {
    const since = c.req.header('last-event-id') ?? c.req.query('since') ?? null
    const { network } = c.var.client
    const stream = fanOut.open(network, since, () => c.env?.outgoing?.destroy())
    if (typeof stream === 'number') {
      return c.text('Too many event streams', stream, { 'retry-after': '30' })
    }
    if (c.req.method === 'HEAD') void stream.cancel()
    return c.body(stream, 200, eventStreamHeaders)
  })

  app.get(voicePath, (c) => {
    const { voice } = options
    return voice ? voiceResponse(voice, common) : fault(c, 404)
  })

  app.get('/contours/*', async (c) => (await sheets(c.req.raw, mayRender(c))) ?? fault(c, 404))

  app.get('/share/*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const found = await options.shareImages.find(pathname, searchParams.get('v'), mayRender(c))
    if (found.kind === 'image') return shareImageResponse(found, c.req.raw)
    return fault(
      c,
      ({ missing: 404, busy: 503, limited: 429, unavailable: 503 } as const)[found.kind],
    )
  })

  app.get(
    '*',
    pageRoute({
      pages,
      files,
      preview,
      origin: security.origin,
      languageFor,
      mayRender: options.mayRender,
      fault,
    }),
  )

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed')
    return fault(c, 500)
  })
  return app
}

/** Says of each client whether it may do something once more. */
function allowance(rates: Rates) {
  const waitOf = limitEachAndAll(rates)
  return (client: string) => waitOf(client) === 0
}

const retrySeconds: Partial<Record<Fault, string>> = { 429: '5', 503: '5', 504: '5' }

function faultHeaders(status: Fault): Record<string, string> {
  const retryAfter = retrySeconds[status]
  return {
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  }
}
