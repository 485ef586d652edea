import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSources } from './inline-sources.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

test('every inline script and style is allowed by the hash of its text', () => {
  const html = page('<style>a{}</style><script>one()</script>', '<script type=module>é()</script>')
  expect(inlineSources(html)).toEqual({
    scripts: [sha('one()'), sha('é()')],
    styles: [sha('a{}')],
  })
})

test.each([
  ['a file', '<script src="/a.js"></script>'],
  ['JSON', '<script type="application/json">{"a":1}</script>'],
  ['linked data', '<script type="application/ld+json">{}</script>'],
  ['a comment', '<!-- <script>no()</script> -->'],
  ['an attribute', '<meta content="<script>no()</script>">'],
  ['text', '<title><script>no()</script></title>'],
])('%s needs no hash', (_, head) => {
  expect(inlineSources(page(head)).scripts).toEqual([])
})

test('markup inside a script belongs to its text', () => {
  const text = 'var a = "<style>b{}</style><!-- c --><script>"'
  expect(inlineSources(page(`<script>${text}</script>`))).toEqual({
    scripts: [sha(text)],
    styles: [],
  })
})

test('the same script twice is listed once', () => {
  expect(inlineSources(page('<script>a</script><script>a</script>')).scripts).toHaveLength(1)
})

test('line ends are hashed as the browser reads them', () => {
  expect(inlineSources(page('<script>a\r\nb</script>')).scripts).toEqual([sha('a\nb')])
})
