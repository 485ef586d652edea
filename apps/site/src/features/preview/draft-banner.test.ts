import { expect, test } from 'vitest'
import { draftBanner } from './draft-banner.ts'

test('a shared draft says in both languages until when it shows, and how to leave', () => {
  const banner = draftBanner({
    kind: 'share',
    path: '/pricing',
    expires: '2026-11-20T13:32:00.000Z',
  })
  expect(banner).toContain('expire le 20 novembre 2026')
  expect(banner).toContain('14:32')
  expect(banner).toContain('expires 20 November 2026')
  expect(banner).toContain('href="/api/draft/disable?to=%2Ffr%2Fpricing"')
  expect(banner).toContain('href="/api/draft/disable?to=%2Fen%2Fpricing"')
})

test('a shared draft that ends on the first of a month says so as French does', () => {
  const banner = draftBanner({ kind: 'share', path: '/', expires: '2026-12-01T11:00:00Z' })
  expect(banner).toContain('expire le 1er décembre 2026')
  expect(banner).toContain('expires 1 December 2026')
})

test('beside the Studio there is none', () => {
  expect(draftBanner({ kind: 'studio', studio: 'http://localhost:3333' })).toBe('')
})
