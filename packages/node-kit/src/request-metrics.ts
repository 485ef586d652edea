import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

export interface RequestMetrics {
  /** Counts a response, by what was requested; event streams when they are opened. `seconds` until its head was ready. */
  observe(request: { method: string; path: string; status: number; seconds: number }): void
  /** Everything of the registry as Prometheus reads it. */
  text(): Promise<string>
  readonly contentType: string
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Measures what a server is asked for; the numbers of the process (memory, event loop, open files) come with it.
 * @param prefix of the names: `site` makes `site_requests_total`
 * @param kindOf what a path is about: one of a handful of names, because each one costs memory for ever
 */
export function requestMetrics(
  registry: Registry,
  prefix: string,
  kindOf: (path: string) => string,
): RequestMetrics {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: `${prefix}_requests_total`,
    help: 'Requests that got a response; event streams when they were opened.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: 'Time until the head of a response was ready.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
    registers,
  })
  return {
    observe({ method, path, status, seconds }) {
      const kind = kindOf(path)
      requests.inc({ kind, method: methods.has(method) ? method : 'other', status })
      durations.observe({ kind }, seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
