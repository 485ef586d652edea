/** Browsers open six connections to a host over HTTP/1.1; a Studio holds six event streams an open document. */
const hosts = 16
const stream = /\/data\/(?:listen|live)\//

/**
 * Makes the addresses of event streams differ by host, in turn: `http://s3.localhost:3900/…`. Browsers find all of
 * `*.localhost` on this machine without asking a name server, and each host has its own six connections.
 */
export function streamSpreader(): (address: string) => string {
  let next = 0
  return (address) => {
    const url = URL.parse(address)
    if (!url || !stream.test(url.pathname) || !canBeSpread(url.origin)) return address
    url.hostname = `s${next++ % hosts}.${url.hostname}`
    return url.href
  }
}

/** Whether a lake is reached over plain HTTP under a name that has names below it: `http://localhost:3900`. */
export function canBeSpread(apiHost: string): boolean {
  const url = URL.parse(apiHost)
  return url?.protocol === 'http:' && /(?:^|\.)localhost$/.test(url.hostname)
}
