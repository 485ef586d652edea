const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Whether a host name always means this machine, for browsers too: they never look `*.localhost` up, so no name server
 * can point it elsewhere.
 */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return names.has(name) || name.endsWith('.localhost')
}
