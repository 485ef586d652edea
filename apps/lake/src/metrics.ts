import type { LakeStatistics } from '@jalonne/lake'
import { type RequestMetrics, requestMetrics } from '@jalonne/node-kit/request-metrics'
import { Counter, Gauge, Registry } from 'prom-client'

const kinds: [string, RegExp][] = [
  ['data', /^\/v[^/]+\/data\/(query|doc|mutate|actions|listen|export|history)\//],
  ['live', /^\/v[^/]+\/data\/live\//],
  ['upload', /^\/v[^/]+\/assets\//],
  ['asset', /^\/(images|files)\//],
  ['people', /^\/v[^/]+\/(?:auth|users|projects)\b/],
]

/** What a path is about. */
function kindOf(path: string): string {
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(path)
    if (match) return match[1] ?? kind
  }
  return 'other'
}

/** Measures a lake. */
export function lakeMetrics(statistics: () => LakeStatistics): RequestMetrics {
  const registry = new Registry()
  const registers = [registry]
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
  gauge('lake_cache_results', 'Results that are cached.', ({ cache }) => cache.results)
  counter('lake_cache_hits_total', 'Queries served from the cache.', ({ cache }) => cache.hits)
  counter('lake_cache_misses_total', 'Queries evaluated.', ({ cache }) => cache.misses)

  return requestMetrics(registry, 'lake', kindOf)
}

/** What a metric reads of a dataset. */
type Reading = (dataset: LakeStatistics['datasets'][number]) => number
