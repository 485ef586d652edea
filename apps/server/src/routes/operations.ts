import { isDirect } from '@jalonne/node-kit/loopback'
import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { AppEnv } from '../transport/app-env.ts'
import type { Health, Readiness } from '../transport/health.ts'
import type { Metrics } from '../transport/metrics.ts'

export interface OperationsOptions {
  health: () => Health
  readiness: () => Promise<Readiness>
  metrics: Metrics
  /** Lets a request from another machine read the metrics; null lets none. */
  metricsToken: string | null
}

/** What those who run the server ask: is it alive, is it ready, what does it count. */
export function operations(options: OperationsOptions): Hono<AppEnv> {
  const { health, readiness, metrics, metricsToken } = options
  const routes = new Hono<AppEnv>()
  const headers = { 'cache-control': 'no-store' }

  routes.get('/healthz', (c) => c.json(health(), 200, headers))
  routes.get('/healthz/live', (c) => c.json({ status: 'ok' }, 200, headers))
  routes.get('/healthz/ready', async (c) => {
    const found = await readiness()
    return c.json(found, found.status === 'ready' ? 200 : 503, headers)
  })

  routes.use('/metrics', async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const { hostname } = new URL(c.req.url)
    if (isDirect({ peer, hostname, header: (name) => c.req.header(name) })) return next()
    const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (metricsToken && given && (await timingSafeEqual(given, metricsToken))) return next()
    return c.text('Metrics are read from this machine, or with METRICS_TOKEN.', 401, headers)
  })
  routes.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { ...headers, 'content-type': metrics.contentType }),
  )
  return routes
}
