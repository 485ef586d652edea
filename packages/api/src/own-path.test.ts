import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/fr/pricing?plan=pro#faq', '/fr/pricing'],
  ['/', '/'],
  ['/fr/../en', '/en'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
])('%s is a path of this site', (value, path) => {
  expect(ownPath(value)).toBe(path)
})

test.each([
  undefined,
  7,
  '',
  'fr/pricing',
  'https://evil.example/fr',
  '//evil.example/fr',
  '/\\evil.example',
  '/..//evil.example',
  '//[',
  `/${'a'.repeat(300)}`,
])('%s is none', (value) => {
  expect(ownPath(value)).toBeNull()
})
