import type { LakeStatistics } from '@jalonne/lake'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Counts a response, by what was requested. */
  observe(request: { method: string; path: string; status: number; seconds: number }): void
  /** Everything as Prometheus reads it. */
  text(): Promise<string>
  readonly contentType: string
}

const kinds: [string, RegExp][] = [
  ['data', /^\/v[^/]+\/data\/(query|doc|mutate|actions|listen|export|history)\//],
  ['live', /^\/v[^/]+\/data\/live\//],
  ['upload', /^\/v[^/]+\/assets\//],
  ['asset', /^\/(images|files)\//],
  ['people', /^\/v[^/]+\/(?:auth|users|projects)\b/],
]

/** What a path is about: one of a handful of names, because each one costs memory for ever. */
export function kindOf(path: string): string {
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(path)
    if (match) return match[1] ?? kind
  }
  return 'other'
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures a lake; the numbers of the process (memory, event loop, open files) come with it. */
export function lakeMetrics(statistics: () => LakeStatistics): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'lake_requests_total',
    help: 'Requests that got a response; event streams when they were opened.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'lake_request_duration_seconds',
    help: 'Time until the head of a response was ready.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
    registers,
  })
  new Gauge({
    name: 'lake_streams',
    help: 'Event streams that are open.',
    registers,
    collect() {
      this.set(statistics().streams)
    },
  })
  const fill = (metric: Gauge<'dataset'> | Counter<'dataset'>, value: Reading) => {
    metric.reset()
    for (const dataset of statistics().datasets) {
      metric.inc({ dataset: dataset.name }, value(dataset))
    }
  }
  const gauge = (name: string, help: string, value: Reading) =>
    new Gauge({
      name,
      help,
      labelNames: ['dataset'],
      registers,
      collect() {
        fill(this, value)
      },
    })
  const counter = (name: string, help: string, value: Reading) =>
    new Counter({
      name,
      help,
      labelNames: ['dataset'],
      registers,
      collect() {
        fill(this, value)
      },
    })
  gauge('lake_documents', 'Documents, drafts included.', ({ documents }) => documents)
  gauge('lake_cache_bytes', 'Memory that cached results take.', ({ cache }) => cache.bytes)
  gauge('lake_cache_answers', 'Results that are cached.', ({ cache }) => cache.results)
  counter('lake_cache_hits_total', 'Queries served from the cache.', ({ cache }) => cache.hits)
  counter('lake_cache_misses_total', 'Queries evaluated.', ({ cache }) => cache.misses)

  return {
    observe({ method, path, status, seconds: took }) {
      const kind = kindOf(path)
      requests.inc({ kind, method: methods.has(method) ? method : 'other', status })
      seconds.observe({ kind }, took)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** What a metric reads of a dataset. */
type Reading = (dataset: LakeStatistics['datasets'][number]) => number
