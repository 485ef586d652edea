import type { LakeStatistics } from '@jalonne/lake'
import { type RequestMetrics, requestMetrics } from '@jalonne/node-kit/request-metrics'
import { Counter, Gauge, Registry } from 'prom-client'

const dataRequests = ['query', 'doc', 'mutate', 'actions', 'listen', 'export', 'history', 'live']

/** What a path is about: `query` of `/v1/data/query/production`. */
function kindOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').slice(1)
  if (first === 'images' || first === 'files') return first
  if (!first.startsWith('v')) return 'other'
  if (second === 'data' && dataRequests.includes(third)) return third
  if (second === 'assets') return 'upload'
  return ['auth', 'users', 'projects'].includes(second) ? 'people' : 'other'
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
  const perDataset = (name: string, help: string, value: Reading) => ({
    name,
    help,
    labelNames: ['dataset' as const],
    registers,
    collect(this: Gauge<'dataset'> | Counter<'dataset'>) {
      this.reset()
      for (const dataset of statistics().datasets) {
        this.inc({ dataset: dataset.name }, value(dataset))
      }
    },
  })
  new Gauge(
    perDataset('lake_documents', 'Documents, drafts included.', ({ documents }) => documents),
  )
  new Gauge(
    perDataset('lake_cache_bytes', 'Memory that cached results take.', ({ cache }) => cache.bytes),
  )
  new Gauge(
    perDataset('lake_cache_results', 'Results that are cached.', ({ cache }) => cache.results),
  )
  new Counter(
    perDataset(
      'lake_cache_hits_total',
      'Queries served from the cache.',
      ({ cache }) => cache.hits,
    ),
  )
  new Counter(
    perDataset('lake_cache_misses_total', 'Queries evaluated.', ({ cache }) => cache.misses),
  )

  return requestMetrics(registry, 'lake', kindOf)
}

/** What a metric reads of a dataset. */
type Reading = (dataset: LakeStatistics['datasets'][number]) => number
