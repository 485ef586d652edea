const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Whether a host name always means this machine, for browsers too: they never look `*.localhost` up, so no name server
 * can point it elsewhere.
 */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return names.has(name) || name.endsWith('.localhost')
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request comes from this machine itself; a proxy on it brings in those of others. */
export function isDirect(request: {
  /** `socket.remoteAddress`. */
  peer: string | undefined
  /** The host name the request was sent to. */
  hostname: string
  /** A header of the request, by its name in small letters. */
  header: (name: string) => string | undefined
}): boolean {
  const { peer = '', hostname, header } = request
  const isHere = /^(?:::ffff:)?127\./.test(peer) || peer === '::1'
  return isHere && isLoopback(hostname) && !forwarding.some((name) => header(name))
}
