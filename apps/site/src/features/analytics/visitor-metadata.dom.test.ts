import { beforeEach, expect, test, vi } from 'vitest'
import { parseMetadata } from './metadata.ts'
import { metadataKey, visitorMetadata } from './visitor-metadata.ts'

const landing = {
  url: 'https://jalonne.test/fr?utm_source=news',
  referrer: '',
  now: new Date('2026-03-02T12:00:00Z'),
}
const later = { ...landing, url: 'https://jalonne.test/en', now: new Date('2026-03-09T12:00:00Z') }
const stored = () => parseMetadata(localStorage.getItem(metadataKey))

beforeEach(() => localStorage.clear())

test('nothing is stored before consent, and everything known is after it', () => {
  const metadata = visitorMetadata(landing)
  metadata.recognise('abc')
  expect(stored()).toBeNull()
  expect(metadata.read()).toMatchObject({ utm: { utm_source: 'news' }, user_hash: 'abc' })
  metadata.store(true)
  expect(stored()).toMatchObject({ utm: { utm_source: 'news' }, user_hash: 'abc' })
})

test('the next visit adds to what the first one stored', () => {
  visitorMetadata(landing).store(true)
  const metadata = visitorMetadata(later)
  metadata.store(true)
  metadata.recognise('abc')
  expect(stored()).toMatchObject({
    utm: { utm_source: 'news' },
    first_landing: { path: '/fr' },
    user_hash: 'abc',
  })
})

test('taking the consent back removes it', () => {
  const metadata = visitorMetadata(landing)
  metadata.store(true)
  metadata.store(false)
  expect(localStorage.getItem(metadataKey)).toBeNull()
})

test('taking the consent back leaves what this visit alone tells, and an address given since the page was loaded', () => {
  const first = visitorMetadata(landing)
  first.recognise('earlier')
  first.store(true)
  const metadata = visitorMetadata(later)
  metadata.store(true)
  expect(metadata.read()).toMatchObject({ utm: { utm_source: 'news' }, user_hash: 'earlier' })
  metadata.store(false)
  expect(metadata.read()).toEqual(visitorMetadata(later).read())
  metadata.recognise('now')
  metadata.store(true)
  metadata.store(false)
  expect(metadata.read()).toEqual({ ...visitorMetadata(later).read(), user_hash: 'now' })
})

test('storage that is refused is no trouble', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const metadata = visitorMetadata(landing)
  metadata.store(true)
  metadata.recognise('abc')
  metadata.store(false)
  expect(metadata.read().user_hash).toBe('abc')
  vi.restoreAllMocks()
})
