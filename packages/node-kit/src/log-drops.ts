import type { Server } from 'node:net'
import type { Logger } from 'pino'

/**
 * Tells in the log, once a minute at most, that a server has as many connections as it may and drops others: Node does
 * so without a trace. To be called once the server has its `maxConnections`.
 * @param now milliseconds by a clock that nobody sets
 */
export function logDrops(
  server: Server,
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): void {
  let dropped = 0
  let tellAt = now()
  server.on('drop', () => {
    dropped += 1
    if (now() < tellAt) return
    log.warn({ most: server.maxConnections, dropped }, 'too many connections: others are dropped')
    dropped = 0
    tellAt = now() + 60_000
  })
}
