import { describe, expect, test } from 'vitest'
import { clientReader, parseTrustedProxies } from './client-address.ts'

function read(trusted: string, peer: string | undefined, headers: Record<string, string> = {}) {
  const reader = clientReader(parseTrustedProxies(trusted))
  return reader({ peer, header: (name) => headers[name] })
}
const forwarded = (list: string) => ({ 'x-forwarded-for': list })

const unsaid = { protocol: null, host: null, prefix: '' }

describe('who sent a request', () => {
  test.each([
    ['nobody is trusted', '', '203.0.113.9', '192.0.2.7', '203.0.113.9'],
    ['the peer is not trusted', 'loopback', '203.0.113.9', '192.0.2.7', '203.0.113.9'],
    ['one proxy here', 'loopback', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['as the system writes IPv4', 'loopback', '::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['over IPv6', 'loopback', '::1', '192.0.2.7', '192.0.2.7'],
    [
      'the client invents the start of the list',
      'true',
      '127.0.0.1',
      '1.1.1.1, 192.0.2.7',
      '192.0.2.7',
    ],
    ['two proxies', 'loopback, 10.0.0.0/8', '127.0.0.1', '192.0.2.7, 10.1.2.3', '192.0.2.7'],
    ['a proxy that is not trusted', 'loopback', '127.0.0.1', '192.0.2.7, 10.1.2.3', '10.1.2.3'],
    ['private networks', 'private', '172.18.0.5', '192.0.2.7, 192.168.0.1', '192.0.2.7'],
    ['one address', '2001:db8::5', '2001:db8::5', '192.0.2.7', '192.0.2.7'],
    ['another of its network', '2001:db8::5', '2001:db8:ffff::1', '::1', '2001:db8:ffff::1'],
    ['nothing but proxies', 'private', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['an entry that is no address', 'loopback', '127.0.0.1', '192.0.2.7, unknown', '127.0.0.1'],
    ['half an address', 'loopback', '127.0.0.1', '192.0.2', '127.0.0.1'],
    ['with a port', 'loopback', '127.0.0.1', '192.0.2.7:4711', '192.0.2.7'],
    ['IPv6 with a port', 'loopback', '127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['an empty list', 'loopback', '127.0.0.1', ' , ', '127.0.0.1'],
    ['IPv6 while an IPv4 network is trusted', '10.0.0.0/8', '2001:db8::1', '::1', '2001:db8::1'],
    ['IPv4 while an IPv6 network is trusted', '2001:db8::/32', '203.0.113.9', '::1', '203.0.113.9'],
    ['trust switched off', 'false', '127.0.0.1', '192.0.2.7', '127.0.0.1'],
  ])('%s', (_what, trusted, peer, list, address) => {
    expect(read(trusted, peer, forwarded(list)).address).toBe(address)
  })

  test('without a peer it is unknown, whatever is claimed', () => {
    expect(read('loopback', undefined, forwarded('192.0.2.7')).network).toBe('unknown')
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
  ['2001:db8:1:ff::1', '2001:db8:1::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['2001:DB8::7', '2001:db8::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['::1', '::/56'],
])('%s counts as %s', (peer, network) => {
  expect(read('', peer).network).toBe(network)
})

test('scheme, host and prefix are those a trusted proxy names, the last of several', () => {
  const headers = {
    'x-forwarded-prefix': '/lake/',
    'x-forwarded-proto': 'http, HTTPS',
    'x-forwarded-host': 'evil.example, jalonne.ch',
  }
  expect(read('loopback', '127.0.0.1', headers)).toMatchObject({
    protocol: 'https',
    host: 'jalonne.ch',
    prefix: '/lake',
  })
  expect(read('loopback', '192.0.2.7', headers)).toMatchObject(unsaid)
  const nonsense = {
    'x-forwarded-proto': 'gopher',
    'x-forwarded-host': '',
    'x-forwarded-prefix': '/lake"onload=x',
  }
  expect(read('loopback', '127.0.0.1', nonsense)).toMatchObject(unsaid)
  const elsewhere = { 'x-forwarded-proto': 'HTTP', 'x-forwarded-prefix': '//evil.example' }
  expect(read('loopback', '127.0.0.1', elsewhere)).toMatchObject({ ...unsaid, protocol: 'http' })
})

test.each(['yes', '10.0.0.0/40', '10.0.0', 'proxy.example'])(
  '"%s" is no trusted proxy',
  (entry) => {
    expect(() => parseTrustedProxies(`loopback, ${entry}`)).toThrow(
      `"${entry}" is no trusted proxy`,
    )
  },
)
