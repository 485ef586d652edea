import { isIPv6 } from 'node:net'
import { isLoopback } from '@jalonne/node-kit/loopback'

/**
 * Makes the check of a request's `Host`. A website can give its own name this machine's address (DNS rebinding) and
 * would then count as the same origin here; its name in `Host` gives it away.
 * @param known names the lake is reached by apart from the loopback ones, without port
 */
export function hostCheck(known: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set(known.map((name) => hostnameOf(isIPv6(name) ? `[${name}]` : name)))
  return (host) => {
    const hostname = hostnameOf(host)
    return hostname !== null && (isLoopback(hostname) || names.has(hostname))
  }
}

function hostnameOf(host: string | undefined): string | null {
  if (!host || /[/@?#\\]/.test(host)) return null
  return URL.parse(`http://${host}`)?.hostname ?? null
}
