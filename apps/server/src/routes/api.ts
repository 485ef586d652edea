import { hash, randomUUID } from 'node:crypto'
import {
  type ChatAnswer,
  type ChatQuestion,
  type FormOutcome,
  handleChat,
  handleContact,
  handleHosting,
  handleReport,
  type LeadStore,
  parseErrorReport,
  parseNotFoundReport,
  type Report,
} from '@jalonne/api'
import { withLanguage } from '@jalonne/domain'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Pages } from '../pages/pages.ts'
import type { AppContext, AppEnv } from '../transport/app-env.ts'
import { pageResponse } from '../transport/page-response.ts'
import { isFromThisSite } from '../transport/same-site.ts'
import type { SecurityContext } from '../transport/security-headers.ts'
import { outcomePage } from './outcome-page.ts'

export interface ApiOptions {
  leads: LeadStore
  report: (report: Report) => Promise<void>
  answer: (question: ChatQuestion, client: string) => Promise<ChatAnswer>
  /** Seconds until a client may ask the assistant; 0 for now. */
  waitToAsk: (client: string) => number
  pages: Pages
  security: SecurityContext
  /** Whether a client may submit, report, or have a page rendered once more now. */
  maySubmit: (client: string) => boolean
  mayReport: (client: string) => boolean
  mayRender: (client: string) => boolean
  /** Swiss dates on which the agency calls nobody. */
  closedDays: () => readonly string[]
  now: () => number
  log: Logger
}

/** What visitors' browsers send, under `/api`. Responses are JSON, or the page a form stands on when it was posted by itself. */
export function visitorsApi(options: ApiOptions): Hono<AppEnv> {
  const { leads, report, security, log } = options
  const api = new Hono<AppEnv>()

  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  api.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A page brings its own.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })

  const form = (handle: typeof handleContact) => (c: AppContext) =>
    handle(c.req.raw, c.var.client.network, {
      leads,
      report,
      clock: () => new Date(options.now()),
      newId: randomUUID,
      digest: (text) => hash('sha256', text),
      maySubmit: options.maySubmit,
      mayReport: options.mayReport,
      stored: ({ id, contact: { type } }) => log.info({ lead: id, type }, 'lead stored'),
      failed,
      closedDays: options.closedDays,
      page: (outcome) => formPage(c, outcome, options),
    })
  const reported = (parse: Parameters<typeof handleReport>[2]) => (c: AppContext) =>
    handleReport(c.req.raw, c.var.client.network, parse, {
      allow: options.mayReport,
      store: report,
      failed,
    })
  const chat = (c: AppContext) =>
    handleChat(c.req.raw, c.var.client.network, {
      waitOf: options.waitToAsk,
      answer: options.answer,
      failed: (error) => log.error({ err: error }, 'not answered'),
    })
  const failed = (error: unknown) => log.error({ err: error }, 'not stored')

  const handlers = {
    '/contact': form(handleContact),
    '/contact_secure.php': form(handleHosting),
    '/chat.php': chat,
    '/log404.php': reported(parseNotFoundReport),
    '/error': reported(parseErrorReport),
  }
  for (const [path, handle] of Object.entries(handlers)) {
    api.post(path, async (c) => {
      const header = (name: string) => c.req.header(name)
      const { host } = c.var.client
      return isFromThisSite({ header, origin: security.origin, host })
        ? handle(c)
        : c.json({ error: 'Only pages of this site may send here.' }, 403)
    })
    api.all(path, (c) => c.json({ error: 'Only POST is allowed here.' }, 405, { allow: 'POST' }))
  }
  api.all('*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))
  return api
}

const refusals: ReadonlySet<FormOutcome['status']> = new Set([400, 413, 415, 429])

/**
 * The page a form stands on, else the contact page, else the plain words: the visitor always learns how it ended. Who
 * sends too much, or what can't be read, gets the plain words at once: a refusal must cost less than what it refuses.
 */
async function formPage(c: AppContext, outcome: FormOutcome, options: ApiOptions) {
  const { pages, security, mayRender } = options
  if (refusals.has(outcome.status)) return respond(c, outcome, outcomePage(outcome, security))
  const places = new Set([outcome.page, withLanguage('/contact', outcome.language)])
  for (const page of places) {
    if (!mayRender(c.var.client.network)) break
    const form = { ...outcome, page }
    const found = await pages.renderForm({ key: page, url: new URL(page, security.origin), form })
    if (found) return respond(c, outcome, found)
  }
  return respond(c, outcome, outcomePage(outcome, security))
}

function respond(
  c: AppContext,
  { status }: FormOutcome,
  page: Parameters<typeof pageResponse>[0]['page'],
) {
  const extra: Record<string, string> =
    status === 429 || status === 503 ? { 'retry-after': '60' } : {}
  return pageResponse({ page, request: c.req.raw, cacheStatus: 'jalonne; fwd=method', extra })
}
