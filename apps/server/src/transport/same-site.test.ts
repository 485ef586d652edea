import { expect, test } from 'vitest'
import { isFromThisSite } from './same-site.ts'

const sent = (headers: Record<string, string>, host: string | null = null) =>
  isFromThisSite({ header: (name) => headers[name], origin: 'https://jalonne.ch', host })

test.each([
  ['a page of the site', { 'sec-fetch-site': 'same-origin' }],
  ['a page of the site, by origin', { origin: 'https://jalonne.ch' }],
  ['a page of another name of the site', { origin: 'http://fr.local:1', host: 'fr.local:1' }],
  ['no browser', {}],
])('%s may post', (_, headers) => {
  expect(sent(headers)).toBe(true)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring name', { 'sec-fetch-site': 'same-site' }],
  ['another site, by origin', { origin: 'https://evil.example', host: 'jalonne.ch' }],
  ['a page that hides where it is from', { origin: 'null', host: 'jalonne.ch' }],
  ['the same host on another port', { origin: 'http://a.local:2', host: 'a.local:1' }],
  [
    'another site that names itself a proxy',
    {
      origin: 'https://evil.example',
      host: 'jalonne.ch',
      'x-forwarded-host': 'evil.example',
    },
  ],
])('%s may not', (_, headers) => {
  expect(sent(headers)).toBe(false)
})

test('behind a trusted proxy the name the visitor used counts', () => {
  const headers = { origin: 'https://www.jalonne.ch', host: '10.0.0.1' }
  expect(sent(headers, 'www.jalonne.ch')).toBe(true)
})
