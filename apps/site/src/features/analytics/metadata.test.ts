import { expect, test } from 'vitest'
import { captureLanding, type Metadata, parseMetadata } from './metadata.ts'

const noon = new Date('2026-03-02T12:00:00Z')
const later = new Date('2026-03-05T08:00:00Z')
const land = (known: Metadata | null, url: string, referrer = '', now = noon) =>
  captureLanding(known, { url: `https://jalonne.test${url}`, referrer, now })

test('the campaign, the referrer and the first page of a visit are captured', () => {
  const url = '/fr/pricing?utm_source=news&utm_campaign=mars&gclid=1&other=2&utm_term='
  expect(land(null, url, 'https://search.example/?q=site')).toEqual({
    captured_at: noon.toISOString(),
    utm: { utm_source: 'news', utm_campaign: 'mars', gclid: '1' },
    referrer: 'https://search.example/?q=site',
    first_landing: { path: '/fr/pricing', at: noon.toISOString() },
  })
})

test('a visit that says nothing of itself changes nothing', () => {
  const known = land(null, '/fr?utm_source=news')
  expect(land(known, '/en', 'https://jalonne.test/fr', later)).toBe(known)
})

test('a newer campaign replaces the older; the first landing and the hash stay', () => {
  const known = { ...land(null, '/fr?utm_source=news'), user_hash: 'abc' }
  expect(land(known, '/en?fbclid=9', '', later)).toEqual({
    captured_at: later.toISOString(),
    utm: { fbclid: '9' },
    referrer: '',
    first_landing: { path: '/fr', at: noon.toISOString() },
    user_hash: 'abc',
  })
})

test('endless parameters are cut', () => {
  expect(land(null, `/fr?utm_source=${'a'.repeat(5000)}`).utm.utm_source).toHaveLength(200)
})

test('what was stored is read again, anything else is nothing', () => {
  const known = land(null, '/fr?utm_source=news')
  expect(parseMetadata(JSON.stringify(known))).toEqual(known)
  for (const broken of [null, '', '{', '[]', '{"utm":{}}']) expect(parseMetadata(broken)).toBeNull()
  for (const utm of [undefined, null, { utm_source: 5 }])
    expect(parseMetadata(JSON.stringify({ ...known, utm }))).toBeNull()
})
