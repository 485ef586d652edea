import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import type { OpenQuestions } from '../assistant/assistant.ts'
import type { AppEnv } from '../transport/app-env.ts'

export interface QuestionRoutesOptions {
  openQuestions: () => Promise<OpenQuestions>
  /** Whether a token is that of somebody who works with the lake. */
  isMember: (token: string) => Promise<boolean>
  mayAsk: (client: string) => boolean
  log: Logger
}

/** `GET /api/questions`: what visitors asked and found no answer to, for the Studio's people. */
export function questionRoutes(options: QuestionRoutesOptions): Hono<AppEnv> {
  const { openQuestions, isMember, mayAsk, log } = options
  const routes = new Hono<AppEnv>()
  // The token is the proof, wherever it comes from: a browser sends none by itself.
  routes.use(cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['authorization'] }))
  routes.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'private, no-store')
    c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
  routes.get('/', async (c) => {
    if (!mayAsk(c.var.client.network)) return c.json({ error: 'Too many requests.' }, 429)
    const [, token] =
      /^Bearer ([\w.~+/-]{1,1000}=*)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!token || !(await isMember(token))) {
      return c.json({ error: 'A token of the content lake, please.' }, 401, {
        'www-authenticate': 'Bearer',
      })
    }
    return c.json(await openQuestions())
  })
  routes.onError((error, c) => {
    log.error({ err: error }, 'open questions not read')
    return c.json({ error: 'The questions are out of reach.' }, 503, { 'retry-after': '5' })
  })
  routes.all('*', (c) => c.json({ error: 'Only GET is allowed here.' }, 405, { allow: 'GET' }))
  return routes
}
