import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** What a server knows of the connection a request came by. */
export interface Connection {
  /** `socket.remoteAddress`. */
  peer: string | undefined
  /** A header of the request, by its name in small letters. */
  header: (name: string) => string | undefined
}

/** Who sent a request, behind the proxies that are trusted. */
export interface Client {
  /** The address, such as `192.0.2.7`; `unknown` where there is none. */
  address: string
  /** What counts as one client: an IPv4 address, or the /56 network of an IPv6 one, as a household is given. */
  network: string
  /** The scheme and the `Host` the client used, where a trusted proxy says so. */
  protocol: 'http' | 'https' | null
  host: string | null
  /** The path below which the client reaches this server, such as `/lake`, where a trusted proxy says so; else empty. */
  prefix: string
}

export type ReadClient = (connection: Connection) => Client

const named: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  private: ['loopback', 'private', 'linkLocal', 'uniqueLocal'],
}

const nobody: Client = {
  address: 'unknown',
  network: 'unknown',
  protocol: null,
  host: null,
  prefix: '',
}

/**
 * Makes the function that finds who sent a request. `X-Forwarded-For` is read from its end, where the nearest proxy
 * wrote, as long as those who wrote are trusted; what others claim is ignored, as are their
 * `X-Forwarded-Proto`, `-Host` and `-Prefix`.
 * @param trusted as from `parseTrustedProxies`; nobody by default
 */
export function clientReader(trusted: (address: Address) => boolean = () => false): ReadClient {
  return ({ peer, header }) => {
    let address = parse(peer)
    if (!address) return nobody
    const isForwarded = trusted(address)
    const hops = isForwarded ? listOf(header('x-forwarded-for')) : []
    while (hops.length > 0 && trusted(address)) {
      const next = parse(hops.pop())
      if (!next) break
      address = next
    }
    return {
      address: address.toString(),
      network: networkOf(address),
      protocol: isForwarded ? protocolOf(listOf(header('x-forwarded-proto')).at(-1)) : null,
      host: (isForwarded && listOf(header('x-forwarded-host')).at(-1)) || null,
      prefix: isForwarded ? prefixOf(listOf(header('x-forwarded-prefix')).at(-1)) : '',
    }
  }
}

/**
 * Reads a list of trusted proxies: addresses, networks such as `10.0.0.0/8`, `loopback` (this machine) or `private`
 * (also the networks that nobody reaches from outside), separated by commas or spaces. `true` means `loopback`, `false`
 * and nothing mean nobody.
 * @throws Error naming the entry that is none of these
 */
export function parseTrustedProxies(text: string): (address: Address) => boolean {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '' && entry !== 'false')
  const rules = entries.map(ruleOf)
  return (address) => rules.some((covers) => covers(address))
}

function ruleOf(entry: string): (address: Address) => boolean {
  const ranges = named[entry === 'true' ? 'loopback' : entry]
  if (ranges) return (address) => ranges.includes(address.range())
  const network = networkIn(entry)
  if (!network) {
    throw new Error(
      `"${entry}" is no trusted proxy: write an address, a network such as 10.0.0.0/8, "loopback" or "private"`,
    )
  }
  const [base, bits] = network
  return (address) => address.kind() === base.kind() && address.match(base, bits)
}

function networkIn(entry: string): [Address, number] | null {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  const address = parse(entry)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

// Some proxies write a port, `192.0.2.7:4711` or `[2001:db8::7]:4711`.
function parse(text: string | undefined): Address | null {
  if (text === undefined) return null
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const isWhole = bare.includes(':')
    ? ipaddr.IPv6.isValid(bare)
    : ipaddr.IPv4.isValidFourPartDecimal(bare)
  return isWhole ? ipaddr.process(bare) : null
}

function networkOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/56`)}/56`
}

function protocolOf(text: string | undefined): Client['protocol'] {
  const name = text?.toLowerCase()
  return name === 'https' || name === 'http' ? name : null
}

function prefixOf(text = ''): string {
  return /^(?:\/[\w.~-]+)+\/?$/.test(text) ? text.replace(/\/$/, '') : ''
}

function listOf(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
