import type { IncomingMessage } from 'node:http'

/** Whether a request names its host once: two names would let a proxy and this server read different ones. */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}
