import type { RequestMetrics } from '@jalonne/node-kit/request-metrics'
import type { Logger } from 'pino'

/**
 * Gives what writes a request into the log and measures it, once it is served; `start` is when it came, by
 * `performance.now()`.
 */
export function requestObserver(log: Logger, metrics: Pick<RequestMetrics, 'observe'>) {
  // Queries hold content and addresses may hold secrets of previews: the path says enough.
  return (method: string, path: string, status: number, start: number): void => {
    const took = performance.now() - start
    const request = { method, path, status }
    log.info({ ...request, ms: Math.round(took * 10) / 10 }, 'request')
    metrics.observe({ ...request, seconds: took / 1000 })
  }
}
