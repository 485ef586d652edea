/**
 * Browsers open six connections to a host over HTTP/1.1, those of all tabs together; a Studio holds six event streams an
 * open document. Each tab begins at a name of its own; among so many, two tabs hardly ever share one.
 */
const hosts = 4096
const stream = /\/data\/(?:listen|live)\//

/**
 * Makes the addresses of event streams differ by host, in turn: `http://s3.localhost:3900/…`. Browsers find all of
 * `*.localhost` on this machine without asking a name server, and each host has its own six connections.
 * @param start where among the names to begin, from 0 to 1
 */
export function streamSpreader(start = Math.random()): (address: string) => string {
  let next = Math.floor(start * hosts)
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
