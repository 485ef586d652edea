import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Http2SecureServer, ServerHttp2Session } from 'node:http2'
import { setTimeout as delay } from 'node:timers/promises'

const idleCheckMs = 20

/**
 * Waits for SIGTERM or SIGINT and gives its name. A second SIGINT ends the process at once; not a SIGTERM, which whoever
 * started it sends after a Ctrl-C that the terminal has sent to both.
 */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isStopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping && signal === 'SIGINT') process.exit(1)
      isStopping = true
      resolve(signal)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}

/**
 * Stops accepting connections, lets responses under way finish, and cuts what is left (not HTTP/1.1 over TLS, for which
 * Node has no call: it ends with the process).
 * @param graceMs how long that may take, in milliseconds
 * @param sessions connections of HTTP/2 that are open: unlike those of HTTP/1.1 they do not end by themselves
 */
export async function drain(
  server: Server | Http2SecureServer,
  graceMs: number,
  sessions: ReadonlySet<ServerHttp2Session> = new Set(),
): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const session of sessions) session.close()
  // A connection that finishes its response after close() would idle until its keep-alive runs out.
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  closeIdle()
  const sweep = setInterval(closeIdle, idleCheckMs)
  const waiting = new AbortController()
  await Promise.race([closed, delay(graceMs, null, { signal: waiting.signal }).catch(() => null)])
  clearInterval(sweep)
  waiting.abort()
  if ('closeAllConnections' in server) server.closeAllConnections()
  for (const session of sessions) session.destroy()
}

/** Counts work that is under way, so that a process can finish it before it ends. */
export function inFlight() {
  const running = new Set<Promise<unknown>>()
  return {
    /** Counts a response until it is there, or has failed. */
    track<T>(response: T | Promise<T>): Promise<T> {
      const tracked = Promise.resolve(response).finally(() => running.delete(tracked))
      running.add(tracked)
      return tracked
    },
    /** Waits for all of it, at most so many milliseconds. */
    async settled(maxMs: number): Promise<void> {
      const waiting = new AbortController()
      const timeout = delay(maxMs, null, { signal: waiting.signal }).catch(() => null)
      await Promise.race([Promise.allSettled(running), timeout])
      waiting.abort()
    },
  }
}
