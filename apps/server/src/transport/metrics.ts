import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from './health.ts'

export interface Metrics {
  /** Counts a response, by what it was for; event streams when they were opened. */
  observe(request: { method: string; path: string; status: number; seconds: number }): void
  /** Counts a page or document that was served from the cache. */
  hit(): void
  /** Everything as Prometheus reads it. */
  text(): Promise<string>
  readonly contentType: string
}

const kinds: [string, RegExp][] = [
  ['asset', /^\/assets\//],
  ['api', /^\/api\//],
  ['live', /^\/live$/],
  ['image', /^\/(?:share|contours)\//],
  ['health', /^\/(?:healthz|metrics)(?:\/|$)/],
  ['page', /^\/(?:fr|en)(?:\/|$)/],
]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures the site's server; the numbers of the process (memory, event loop, open files) come with it. */
export function siteMetrics(health: () => Health): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until the head of a response was ready.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
    registers,
  })
  const hits = new Counter({
    name: 'site_cache_hits_total',
    help: 'Requests answered from the page cache.',
    registers,
  })
  const gauge = (name: string, help: string, value: (now: Health) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(health()))
      },
    })
  gauge('site_live_streams', 'Event streams that are open.', ({ liveStreams }) => liveStreams)
  gauge('site_cache_pages', 'Pages in the cache.', ({ pages }) => pages.pages)
  gauge('site_cache_bytes', 'Memory that cached pages take.', ({ pages }) => pages.bytes)
  gauge('site_lake_connected', '1 while the live events of the lake arrive.', ({ lake }) =>
    lake === 'connected' ? 1 : 0,
  )
  return {
    observe({ method, path, status, seconds: took }) {
      // One of a handful of names: each costs memory for ever.
      const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
      requests.inc({ kind, method: methods.has(method) ? method : 'other', status })
      seconds.observe({ kind }, took)
    },
    hit: () => hits.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
