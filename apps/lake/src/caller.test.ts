import { clientReader, parseTrustedProxies } from '@jalonne/node-kit/client-address'
import { expect, it } from 'vitest'
import { callerReader } from './caller.ts'
import { hostCheck } from './guards/host.ts'

const knowsHost = hostCheck(['www.example.ch'])
const read = callerReader(clientReader(parseTrustedProxies('loopback')), knowsHost)
const incoming = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as Parameters<typeof read>[0]

const forwarded = {
  host: 'localhost:3900',
  'x-forwarded-for': '2001:db8::7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.ch',
  'x-forwarded-prefix': '/lake',
}

it('takes from a trusted proxy who asks, and where they reach the lake', () => {
  expect(read(incoming('127.0.0.1', forwarded))).toEqual({
    base: 'https://www.example.ch/lake',
    client: '2001:db8::/56',
    address: '2001:db8::7',
  })
})

it('takes nothing of it from anybody else', () => {
  expect(read(incoming('192.0.2.1', forwarded))).toEqual({
    base: 'http://localhost:3900',
    client: '192.0.2.1',
    address: '192.0.2.1',
  })
})

it('takes no host the lake is not known by: the client made it up', () => {
  const { base } = read(incoming('127.0.0.1', { ...forwarded, 'x-forwarded-host': 'evil.example' }))
  expect(base).toBe('https://localhost:3900/lake')
})
