import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

const canonical = (target: string) => {
  const read = readTarget(target)
  return read.kind === 'path' ? read.canonical + read.search : read.kind
}

test.each([
  ['/fr/services/seo-visibility-GENEVE', '/fr/services/seo-visibility-geneve'],
  ['/FR/Services/SEO-visibility-Le-Locle/', '/fr/services/seo-visibility-le-locle'],
  [
    '/en/services/seo-visibility-la%20chaux-de-fonds',
    '/en/services/seo-visibility-la-chaux-de-fonds',
  ],
  ['/fr/services/seo-visibility?location=Le+Locle', '/fr/services/seo-visibility-le-locle'],
  [
    '/en/services/seo-visibility?utm_source=x&location=Bulle',
    '/en/services/seo-visibility-bulle?utm_source=x',
  ],
  ['/fr/services/seo-visibility?location=Gen%C3%A8ve', '/fr/services/seo-visibility-gen%C3%A8ve'],
  ['/fr/services/seo-visibility-l%27isle', "/fr/services/seo-visibility-l'isle"],
])('R8: %s leads to %s', (asked, right) => {
  expect(canonical(asked)).toBe(right)
  expect(canonical(right)).toBe(right)
})

test.each([
  '/fr/services/seo-visibility',
  '/fr/services/seo-visibility?location=%3Cscript%3E',
  '/fr/services/seo-visibility?location=call+0900+555',
  '/fr/services/seo-visibility-%3Cscript%3E',
  '/fr/services/seo-visibility-evil.example',
  '/fr/pricing?location=Bulle',
])('R8: %s is nobody’s town and stays as it is', (asked) => {
  expect(canonical(asked)).toBe(asked)
})
