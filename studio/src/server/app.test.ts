import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { studioApp } from './app.ts'
import { studioPage } from './page.ts'

const built = '<html><head><title>Studio</title><script>start()</script></head></html>'
const lake = { projectId: 'jalonne', dataset: 'production', apiHost: 'http://localhost:3900' }

function builtStudio() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'jalonne-studio-'))
  mkdirSync(join(folder.path, 'static'))
  writeFileSync(join(folder.path, 'index.html'), built)
  writeFileSync(join(folder.path, 'static/sanity-DzQZfGew.js'), 'start()')
  writeFileSync(join(folder.path, 'secret.txt'), 'secret')
  return folder
}

test('every address of the Studio is its page, which says which lake to work on', async () => {
  using folder = builtStudio()
  const app = studioApp(folder.path, lake)
  for (const path of ['/', '/structure/prices;plan-site-pro', '/secret.txt']) {
    const response = await app.request(path)
    expect(await response.text()).toContain(`id="studio-settings">${JSON.stringify(lake)}</script>`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('built files may be cached for good; a missing one is not the page', async () => {
  using folder = builtStudio()
  const app = studioApp(folder.path, lake)
  const file = await app.request('/static/sanity-DzQZfGew.js')
  expect([await file.text(), file.headers.get('cache-control')]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.request('/static/gone.js')).status).toBe(404)
  expect((await app.request('/static/..%2findex.html')).status).toBe(404)
})

test('below a path, the page names its files there, and nothing is served elsewhere', async () => {
  using folder = builtStudio()
  writeFileSync(
    join(folder.path, 'index.html'),
    built.replace('</head>', '<script src="/static/sanity-DzQZfGew.js"></script></head>'),
  )
  const app = studioApp(folder.path, { ...lake, basePath: '/studio' })
  for (const path of ['/studio', '/studio/structure']) {
    expect(await (await app.request(path)).text()).toContain(
      'src="/studio/static/sanity-DzQZfGew.js',
    )
  }
  const file = await app.request('/studio/static/sanity-DzQZfGew.js')
  expect([await file.text(), file.headers.get('cache-control')]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.request('/static/sanity-DzQZfGew.js')).status).toBe(404)
  expect((await app.request('/elsewhere')).status).toBe(404)
})

test('a lake below a path is allowed whole', () => {
  const policy = studioPage(built, { ...lake, apiHost: 'https://example.ch/lake' }).policy
  expect(policy).toContain("connect-src 'self' data: https://example.ch wss://example.ch")
})

test('the browser lets the Studio reach its lake and nothing else', () => {
  const directives = studioPage(built, lake).policy.split('; ')
  expect(directives).toContain(
    "connect-src 'self' data: http://localhost:3900 http://*.localhost:3900 ws://localhost:3900 ws://*.localhost:3900",
  )
  expect(directives).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  )
})

test('with the hosted lake, which has many hosts, none is ruled out, but who may frame the Studio', () => {
  const { policy } = studioPage(built, { projectId: 'abc', dataset: 'production' })
  expect(policy).toBe("frame-ancestors 'self' https://*.sanity.io")
})

test('the lake is told which website requests an image', async () => {
  const meta = '<meta content="same-origin" name="referrer"/>'
  expect(studioPage(built.replace('<title>', `${meta}<title>`), lake).html).not.toContain(meta)
  using folder = builtStudio()
  const response = await studioApp(folder.path, lake).request('/')
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('the Studio can be enlarged on a telephone', () => {
  const meta =
    '<meta content="width=device-width, initial-scale=1, maximum-scale=1" name="viewport"/>'
  const { html } = studioPage(built.replace('<title>', `${meta}<title>`), lake)
  expect(html).toContain('content="width=device-width, initial-scale=1" name="viewport"')
})

test('no value of a setting can end its element', () => {
  const { html } = studioPage(built, { ...lake, dataset: '</script><script>alert(1)' })
  expect(html).not.toContain('</script><script>alert')
  expect(html).toContain('\\u003c/script>')
})
