import { type Identity, type Lake, LakeProblem } from '@jalonne/lake'
import { reasonOf } from '@jalonne/node-kit/errors'
import type { RequestMetrics } from '@jalonne/node-kit/request-metrics'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpCaller, HttpEnv, ReadCaller } from './caller.ts'
import { eventBody } from './event-body.ts'
import { isDirect } from './guards/direct.ts'
import { isForeign } from './guards/origin.ts'
import { bearerOf } from './people/authenticate.ts'
import { ownCookies } from './people/cookie.ts'
import { signInPath } from './people/sign-in/routes.ts'
import { type AccessWatch, watchAccess } from './people/watch-access.ts'
import { refuse } from './refuse.ts'
import { requestObserver } from './request-observer.ts'

export interface HttpAppOptions {
  lake: Pick<Lake, 'fetch' | 'unknownEndpoints'>
  log: Logger
  metrics: RequestMetrics
  authenticate: (request: Request) => Promise<Identity | null>
  /** The sign-in page. */
  signIn: Hono<HttpEnv>
  readCaller: ReadCaller
  /** Called for each token that comes with a request. */
  onToken?: (token: string, caller: HttpCaller) => void
  /** Whether the lake is reached under this `Host`. */
  knowsHost: (host: string | undefined) => boolean
  allowsOrigin: (origin: string) => boolean
  /** Counts a request without a token that is known; gives 0 when it may pass, else the seconds until one may. */
  admit: (client: string) => number
  state: () => 'starting' | 'open' | 'closing'
  /** Ends event streams of those whose access was taken away. */
  access?: AccessWatch
}

const streaming = /^\/v[^/]+\/data\/(?:listen|live\/events)\//
const costly = /^\/(?:v[^/]+\/data\/(?:query|doc)|images)\//

/**
 * Everything between the network and the lake: who may come in (host, origin, rate), what is written to the log, and
 * whether the lake is well (`/healthz`, `/metrics`).
 */
export function createHttpApp(options: HttpAppOptions): Hono<HttpEnv> {
  const { lake, log, metrics, knowsHost, allowsOrigin, admit, readCaller, state } = options
  const access = options.access ?? watchAccess(options.authenticate, log)
  const observe = requestObserver(log, metrics)
  const app = new Hono<HttpEnv>()

  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    observe(c.req.method, c.req.path, c.res.status, start)
  })

  app.use(async (c, next) => {
    const host = c.req.header('host')
    if (!knowsHost(host)) return refuse(403, 'This lake is not reached under that host name')
    const isLink = c.req.method === 'GET' && c.req.header('origin') === undefined
    const leadsToSignIn = isLink && signInPath.test(c.req.path)
    // A link to the sign-in page may stand anywhere: it shows nothing, and leads only to websites that are allowed.
    if (!leadsToSignIn && isForeign(c.req.raw.headers, host ?? '', allowsOrigin)) {
      return refuse(403, 'This website may not use the lake')
    }
    const cookies = c.req.header('cookie')
    // All that comes after reads them from the request.
    if (cookies !== undefined) {
      c.req.raw.headers.set('cookie', ownCookies(cookies, readCaller(c.env.incoming).base))
    }
    await next()
    const origin = c.req.header('origin')
    if (origin && !c.res.headers.has('access-control-allow-origin')) {
      c.res.headers.set('access-control-allow-origin', origin)
      c.res.headers.append('vary', 'Origin')
    }
  })

  app.get('/healthz', async (c) => {
    const unknown = lake.unknownEndpoints()
    const known = (await options.authenticate(c.req.raw)) !== null
    const report = {
      status: state(),
      unknownEndpoints: unknown.length,
      ...(known && { unknownRequests: unknown }),
    }
    return c.json(report, state() === 'open' ? 200 : 503, { 'cache-control': 'no-store' })
  })

  app.get('/metrics', async (c) => {
    if (!isDirect(c) && (await options.authenticate(c.req.raw)) === null) {
      return refuse(401, 'From other machines, metrics need a token')
    }
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
    return c.body(await metrics.text(), 200, headers)
  })

  app.use(async (_c, next) => {
    if (state() !== 'open') return refuse(503, `The lake is ${state()}`)
    await next()
  })
  app.route('/', options.signIn)
  app.all('*', async (c) => {
    const caller = readCaller(c.env.incoming)
    const authorization = c.req.header('authorization')
    // Images are for everybody: nothing behind this looks whether a token is one.
    const isAnonymous = async () =>
      authorization === undefined || (await options.authenticate(c.req.raw)) === null
    if (costly.test(c.req.path) && (await isAnonymous())) {
      const seconds = admit(caller.client)
      if (seconds > 0) return refuse(429, 'Too many requests from this address', seconds)
    }
    const token = bearerOf(authorization ?? null)
    if (token !== null) options.onToken?.(token, caller)
    const isStream = c.req.method === 'GET' && streaming.test(c.req.path)
    if (!isStream) return lake.fetch(c.req.raw, caller)
    const { outgoing } = c.env
    const response = await lake.fetch(await access.follow(c.req.raw, outgoing), caller)
    if (!response.body) return response
    const body = eventBody(response.body, (error) => {
      outgoing.destroy()
      log.info({ path: c.req.path, reason: reasonOf(error) }, 'event stream cut off')
    })
    return new Response(body, response)
  })

  app.onError((error) => {
    log.error({ err: error }, 'request failed')
    const status = error instanceof LakeProblem ? error.status : 500
    if (status === 507 || status === 503) return refuse(status, error.message)
    return refuse(500, 'The lake failed to answer')
  })
  return app
}
