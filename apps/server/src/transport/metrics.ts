import { type RequestMetrics, requestMetrics } from '@jalonne/node-kit/request-metrics'
import { Counter, Gauge, Registry } from 'prom-client'
import type { WaitingMails } from '../inbox/mail-queue.ts'
import type { Health } from './health.ts'

export interface Metrics extends RequestMetrics {
  /** Counts a page or document that was served from the cache. */
  hit(): void
}

const kinds: [string, RegExp][] = [
  ['asset', /^\/assets\//],
  ['api', /^\/api\//],
  ['live', /^\/live$/],
  ['image', /^\/(?:share|contours)\//],
  ['health', /^\/(?:healthz|metrics)(?:\/|$)/],
  ['page', /^\/(?:fr|en)(?:\/|$)/],
]

const kindOf = (path: string) => kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'

/** Measures the site's server. */
export function siteMetrics(health: () => Health, mails: () => WaitingMails): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const hits = new Counter({
    name: 'site_cache_hits_total',
    help: 'Requests answered from the page cache.',
    registers,
  })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('site_live_streams', 'Event streams that are open.', () => health().liveStreams)
  gauge('site_cache_pages', 'Pages in the cache.', () => health().pages.pages)
  gauge('site_cache_bytes', 'Memory that cached pages take.', () => health().pages.bytes)
  gauge('site_lake_connected', '1 while the live events of the lake arrive.', () =>
    health().lake === 'connected' ? 1 : 0,
  )
  gauge(
    'site_team_mails_waiting',
    'E-mails to the team that are not sent yet.',
    () => mails().count,
  )
  gauge(
    'site_team_mail_oldest_seconds',
    'How long ago the oldest of them was written; 0 where none waits.',
    () => mails().oldestSeconds,
  )
  return { ...requestMetrics(registry, 'site', kindOf), hit: () => hits.inc() }
}
