import { parseTrustedProxies } from '@jalonne/node-kit/client-address'
import { isBlockedPort, reachablePort } from '@jalonne/node-kit/ports'
import * as v from 'valibot'

/** A whole number written in decimal, within bounds (both included). */
export const integer = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be a whole number from ${least} to ${most}`),
    v.maxValue(most, `must be a whole number from ${least} to ${most}`),
  )

/** A port to listen on; 0 lets the system choose one. */
export const port = browsable(0)

/** A port somebody else listens on. */
export const lakePort = browsable(1)

function browsable(least: number) {
  const isReachable = (port: number) => !isBlockedPort(port)
  return v.pipe(integer(least, 65_535), v.check(isReachable, reachablePort))
}

export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
)

/** The proxies whose word about a visitor counts. */
export const trustedProxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseTrustedProxies(dataset.value)
    } catch {
      const message = 'must be true, false, private, or addresses and networks separated by commas'
      addIssue({ message })
      return NEVER
    }
  }),
)

/** Host names separated by commas, lower case, without ports. */
export const hostList = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((host) => host.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'must be host names separated by commas'))),
)

/** A secret that a header can carry: letters, digits and signs of ASCII, without what was copied along at its ends. */
export const oneWord = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be one word'))

/** Scheme, host and port, without a path: `https://jalonne.ch`. */
export const webOrigin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http or https address without a path or a user'),
  v.transform((value) => new URL(value).origin),
)

/** An address that paths are put after, without a slash at its end: `https://jalonne.ch/lake`. */
export const webBase = v.pipe(
  v.string(),
  v.check(
    isWebBase,
    'must be an http or https address without a password, a question mark or a hash',
  ),
  v.transform((value) => new URL(value).href.replace(/\/$/, '')),
)

/** The address of a script: `https://cdn.example.com/widget.js`. */
export const scriptUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an http or https address',
  ),
  v.transform((value) => new URL(value).href),
)

/** The address of a mail server: `smtp://user:password@host:587` or `smtps://…`. */
export const smtpUrl = v.pipe(
  v.string(),
  v.check(isSmtpUrl, 'must be an address like smtp://user:password@host:587'),
)

/** Who a mail comes from or goes to: `contact@jalonne.ch` or `Jalonne <contact@jalonne.ch>`. */
export const mailbox = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address, or a name with an address in angle brackets',
  ),
  v.transform((text) => {
    const [, name, address] = /^(.*)<(.+)>$/u.exec(text) ?? [text, '', text]
    return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address: address ?? text }
  }),
)

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const plain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  return plain && (url.protocol === 'http:' || url.protocol === 'https:')
}

function isWebBase(value: string): boolean {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return !url.search && !url.hash && !url.username && !url.password
}
