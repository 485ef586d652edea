import { expect, test } from 'vitest'
import { fakeSite, renderTitle } from './testing/fake-site.ts'
import { startSite } from './testing/start-site.ts'

const cityPath = '/fr/services/seo-visibility'

/** A site that has a page for every city, as made up by whoever asks. */
const withEveryCity = fakeSite(async (request) => {
  const result = await renderTitle(request)
  const unbounded = request.url.pathname.startsWith(`${cityPath}-`)
  return unbounded ? { ...result, status: 200, unbounded } : result
})

const names = Array.from({ length: 400 }, (_, at) =>
  [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join(''),
)

test('R8: hundreds of made-up cities cost no more than their share, and no page its place', async () => {
  await using site = await startSite({
    site: withEveryCity,
    env: { PAGE_CACHE_MB: '1', RENDERS_PER_MINUTE: '100000' },
  })
  await site.get('/fr')
  for (const name of names) {
    const { status } = await site.get(`${cityPath}-${name}`)
    expect(status).toBe(200)
  }
  const { headers } = await site.get('/fr')
  expect(headers['cache-status']).toBe('jalonne; hit')
  expect((await site.get(`${cityPath}-${names[0]}`)).headers['cache-status']).toContain('fwd=miss')
})

test('R8: a flood of them from one client is asked to wait', async () => {
  await using site = await startSite({ site: withEveryCity, env: { RENDERS_PER_MINUTE: '5' } })
  const statuses = new Set<number>()
  for (const name of names.slice(0, 20)) {
    statuses.add((await site.get(`${cityPath}-${name}`)).status)
  }
  expect([...statuses].sort()).toEqual([200, 429])
})

test('R8: a city has one address: in lowercase, in the path', async () => {
  await using site = await startSite({ site: withEveryCity })
  await site.lake.publish('/services/seo-visibility', 'Search')
  await site.get(cityPath)
  for (const asked of [`${cityPath}-BULLE`, `${cityPath}?location=Bulle`]) {
    const { status, headers } = await site.get(asked)
    expect([status, headers.location]).toEqual([308, `${cityPath}-bulle`])
  }
})
