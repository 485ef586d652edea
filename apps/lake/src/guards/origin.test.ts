import { describe, expect, it } from 'vitest'
import { hostCheck } from './host.ts'
import { isForeign, originCheck } from './origin.ts'

describe('the host a request names', () => {
  const knows = hostCheck(['lake.example.ch', '2001:db8::1', 'Étang.example'])
  it.each([
    'localhost:3900',
    '127.0.0.1:3900',
    '[::1]:3900',
    'jalonne.localhost:3900',
    'LOCALHOST',
    'lake.example.ch',
    'lake.example.ch:443',
    '[2001:db8::1]:3900',
    'étang.example',
    'xn--tang-9oa.example',
  ])('%s is the lake', (host) => {
    expect(knows(host)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'evil.example:3900',
    'localhost@evil.example',
    '127.0.0.1.nip.io',
    'localhost/x',
    '192.168.1.20:3900',
  ])('%s is not', (host) => {
    expect(knows(host)).toBe(false)
  })
})

describe('the website a browser sends a request for', () => {
  const allows = originCheck(['http://localhost:3000', 'https://www.jalonne.ch'])
  const foreign = (headers: Record<string, string>) =>
    isForeign(new Headers(headers), 'localhost:3900', allows)

  it.each([
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://fr.localhost:3000' },
    { origin: 'https://www.jalonne.ch' },
    { origin: 'http://localhost:3900' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://127.0.0.1:3000/fr' },
    { 'sec-fetch-site': 'same-site', referer: 'http://localhost:3000/' },
    {},
  ])('%j may come in', (headers) => {
    expect(foreign(headers)).toBe(false)
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://localhost.evil.example:3000' },
    { origin: 'null' },
    { origin: 'http://www.jalonne.ch' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/localhost:3000' },
    { 'sec-fetch-site': 'same-site', referer: 'http://localhost:8080/' },
  ])('%j may not', (headers) => {
    expect(foreign(headers)).toBe(true)
  })

  it('admits no website without an origin because another one has none', () => {
    const allowsApp = originCheck(['capacitor://localhost'])
    expect(isForeign(new Headers({ origin: 'null' }), 'localhost:3900', allowsApp)).toBe(true)
  })
})
