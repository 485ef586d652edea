import { expect, test } from 'vitest'
import { streamSpreader } from './spread-streams.ts'

const listen = 'http://localhost:3900/v1/data/listen/production?query=*'

test('the streams of several documents in several tabs never meet on one host more than six times', () => {
  // The worst there is: five tabs that begin at the same name.
  const tabs = [0, 0, 0, 0, 0, 0.25, 0.5, 0.75].map((start) => streamSpreader(start))
  const hosts = tabs.flatMap((spread) =>
    Array.from({ length: 64 }, () => new URL(spread(listen)).host),
  )
  const most = Math.max(...hosts.map((host) => hosts.filter((other) => other === host).length))
  expect(most).toBeLessThanOrEqual(6)
  expect(hosts[0]).toBe('s0.localhost:3900')
})

test('path and query of a stream stay as they are', () => {
  expect(streamSpreader(0)(`${listen}&x=%20`)).toBe(
    'http://s0.localhost:3900/v1/data/listen/production?query=*&x=%20',
  )
})

test.each([
  'http://localhost:3900/v1/data/query/production?query=*',
  'https://localhost:3900/v1/data/listen/production',
  'http://127.0.0.1:3900/v1/data/listen/production',
  'https://abc123.api.sanity.io/v1/data/live/events/production',
])('%s is left alone', (address) => {
  expect(streamSpreader()(address)).toBe(address)
})
