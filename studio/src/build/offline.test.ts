import { expect, test } from 'vitest'
import { withoutExternalCalls } from './offline.ts'

test.each([
  ['<script src="https://core.sanity-cdn.com/bridge.js" async type="module"></script>', ''],
  ['const host = "https://sanity-cdn.com"', 'const host = "data:application/json,{}#"'],
  ['`https://api.sanity.io/vX/intake/feedback`', '`http://`'],
  ['@font-face{src:url(https://studio-static.sanity.io/Inter.woff2)}p{}', 'p{}'],
])('%s stays on this machine', (text, cleaned) => {
  expect(withoutExternalCalls(text)).toBe(cleaned)
})

test("the picture of the system's user is in the code, wherever the Studio is served", () => {
  const cleaned = withoutExternalCalls('"https://public.sanity.io/logos/favicon-192.png"')
  expect(JSON.parse(cleaned)).toMatch(/^data:image\/svg\+xml,%3Csvg [^"'`]+%3C\/svg%3E$/)
})

test('a link that a person may follow, and the hosted lake, are left', () => {
  const text = '"https://www.sanity.io/docs" "https://api.sanity.io" "https://cdn.sanity.io"'
  expect(withoutExternalCalls(text)).toBe(text)
})

test('the look for a newer version gets an empty response, the feedback form sends none', async () => {
  const check = `${withoutExternalCalls('"https://sanity-cdn.com"').slice(1, -1)}/v1/modules/sanity`
  expect(await (await fetch(check)).json()).toEqual({})
  const feedback = withoutExternalCalls('`https://api.sanity.io/vX/intake/feedback`').slice(1, -1)
  expect(URL.canParse(feedback, 'http://localhost:3333')).toBe(false)
})
