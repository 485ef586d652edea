import { expect, test } from 'vitest'
import { withoutExternalCalls } from './offline.ts'

test.each([
  ['<script src="https://core.sanity-cdn.com/bridge.js" async type="module"></script>', ''],
  ['const host = "https://sanity-cdn.com"', 'const host = "/__offline"'],
  ['`https://api.sanity.io/vX/intake/feedback`', '`/__offline/feedback`'],
  ['@font-face{src:url(https://studio-static.sanity.io/Inter.woff2)}p{}', 'p{}'],
])('%s stays on this machine', (text, kept) => {
  expect(withoutExternalCalls(text)).toBe(kept)
})

test('a link that a person may follow, and the hosted lake, are left', () => {
  const text = '"https://www.sanity.io/docs" "https://api.sanity.io" "https://cdn.sanity.io"'
  expect(withoutExternalCalls(text)).toBe(text)
})
