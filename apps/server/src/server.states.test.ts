import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { Render } from '@jalonne/site/render'
import { expect, test, vi } from 'vitest'
import { fakeSite, renderTitle } from './testing/fake-site.ts'
import { startSite } from './testing/start-site.ts'

vi.setConfig({ testTimeout: 20_000 })

/** Pages that ask for their state, which is their HTML. */
const renderApart: Render = async (request) => {
  const result = await renderTitle({ ...request, liveCursor: null })
  const hash = createHash('sha256').update(`${result.html}`).digest('base64url').slice(0, 22)
  const address = `/state/${hash}${request.url.pathname}`
  const html = `${result.html}<!-- ${address} -->`
  return { ...result, html, state: { address, json: JSON.stringify(result.html) } }
}
const start = () => startSite({ site: fakeSite(renderApart) })
const stateOf = (text: string) => /<!-- (\S+) -->/.exec(text)?.[1] ?? ''

test('the state of a page is there for the page, to be kept for good', async () => {
  await using site = await start()
  const page = await site.get('/fr/pricing')
  const state = await site.get(stateOf(page.text))
  expect(state.status).toBe(200)
  expect(JSON.parse(state.text)).toContain('<h1>Pricing</h1>')
  expect(state.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
    'cache-status': 'jalonne; hit',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(site.lake.queries).toBe(1)
  const br = await site.get(stateOf(page.text), { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(br.body).toString()).toBe(state.text)
})

test('it is not that of what an editor has published since', async () => {
  await using site = await start()
  const before = stateOf((await site.get('/fr')).text)
  await site.hears(() => site.lake.publish('/', 'Home again'))
  const after = stateOf((await site.get('/fr')).text)
  expect(after).not.toBe(before)
  expect((await site.get(before)).text).toContain('Home<')
  expect((await site.get(after)).text).toContain('Home again')
})

test('a server that has just started finds it by rendering the page', async () => {
  await using site = await start()
  const address = stateOf((await site.get('/en')).text)
  await using restarted = await start()
  const state = await restarted.get(address)
  expect(state.status).toBe(200)
  expect(state.headers['cache-status']).toBe('jalonne; fwd=miss')
  expect(restarted.lake.queries).toBe(1)
})

test.each([
  ['/state/AAAAAAAAAAAAAAAAAAAAAA/fr/pricing', 404],
  ['/state/AAAAAAAAAAAAAAAAAAAAAA/pricing', 404],
  ['/state/AAAAAAAAAAAAAAAAAAAAAA/fr//pricing', 404],
  ['/state/', 404],
  ['/state/%2e%2e/fr', 400],
])('there is nothing at %s', async (address, status) => {
  await using site = await start()
  expect((await site.get(address)).status).toBe(status)
})

test('a page that is kept is not rendered for a state it does not have', async () => {
  await using site = await start()
  await site.get('/fr')
  expect((await site.get('/state/AAAA/fr')).status).toBe(404)
  expect(site.lake.queries).toBe(1)
})

test('one who asks for many that are not there is slowed down', async () => {
  await using site = await startSite({
    site: fakeSite(renderApart),
    env: { RENDERS_PER_MINUTE: '3' },
  })
  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1) statuses.push((await site.get(`/state/AAAA/fr/${i}`)).status)
  expect(statuses).toContain(404)
  expect(statuses.at(-1)).toBe(429)
})
