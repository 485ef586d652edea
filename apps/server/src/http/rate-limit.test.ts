import { expect, test } from 'vitest'
import { clientAddress, rateLimit } from './rate-limit.ts'

test('a client may work off its minute at once, then as fast as it is filled again', () => {
  let now = 0
  const allow = rateLimit({ perMinute: 3, now: () => now })
  expect([allow('a'), allow('a'), allow('a'), allow('a')]).toEqual([true, true, true, false])
  expect(allow('b')).toBe(true)
  now = 20_000
  expect([allow('a'), allow('a')]).toEqual([true, false])
})

test('a forwarded address counts only behind a trusted proxy, and only its last entry', () => {
  const request = { peer: '10.0.0.1', forwardedFor: '6.6.6.6, 192.0.2.7' }
  expect(clientAddress({ ...request, trustProxy: false })).toBe('10.0.0.1')
  expect(clientAddress({ ...request, trustProxy: true })).toBe('192.0.2.7')
  expect(clientAddress({ peer: '::1', forwardedFor: undefined, trustProxy: true })).toBe(
    '0:0:0:0::/64',
  )
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address at all', 'no address at all'],
])('%s is counted as %s', (peer, counted) => {
  expect(clientAddress({ peer, forwardedFor: undefined, trustProxy: false })).toBe(counted)
})
