import { beforeEach, expect, test, vi } from 'vitest'
import { testConfig } from '../testing/test-config.ts'
import { createBrowserContent } from './browser-content.ts'

const client = vi.hoisted(() => ({ fetch: vi.fn() }))
const createClient = vi.hoisted(() => vi.fn())
vi.mock('@sanity/client', () => ({ createClient }))

beforeEach(() => {
  client.fetch.mockReset()
  createClient.mockReset().mockReturnValue(client)
})

/** Asks for a page, whose response is on its way until it is given. */
async function askForPricing() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  client.fetch.mockReturnValueOnce(promise)
  client.fetch.mockResolvedValue({ result: 'new price', syncTags: ['plan', 'page'] })
  const { query, see } = createBrowserContent(testConfig.content)
  see(['plan'], 'e1')
  const page = query('page', { path: '/pricing' }, {})
  await expect.poll(() => client.fetch).toHaveBeenCalledTimes(1)
  return { page, see, respond: () => resolve({ result: 'old price', syncTags: ['plan', 'page'] }) }
}

test.each([
  ['of what it was read from changes', ['other', 'plan'], 'e2', { lastLiveEventId: 'e2' }],
  ['may have changed', null, null, { lastLiveEventId: 'e1' }],
])('where something %s while a response is on its way, it is asked for again', async (...row) => {
  const [, tags, eventId, expected] = row
  const { page, see, respond } = await askForPricing()
  see(tags, eventId)
  respond()
  expect(await page).toMatchObject({ result: 'new price' })
  expect(client.fetch.mock.lastCall?.[2]).toMatchObject(expected)
  expect(client.fetch).toHaveBeenCalledTimes(2)
})

test('a change is heard by each of the responses that are on their way', async () => {
  const old = { result: 'old price', syncTags: ['plan'] }
  const responses = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  for (const { promise } of responses) client.fetch.mockReturnValueOnce(promise)
  client.fetch.mockResolvedValue({ result: 'new price', syncTags: ['plan'] })
  const { query, see } = createBrowserContent(testConfig.content)
  const pages = ['/pricing', '/services'].map((path) => query('page', { path }, {}))
  await expect.poll(() => client.fetch.mock.calls.length).toBe(2)
  see(['plan'], 'e1')
  for (const { resolve } of responses) resolve(old)
  expect(await Promise.all(pages)).toMatchObject([{ result: 'new price' }, { result: 'new price' }])
})

test('what else changes meanwhile, and what changed before, has nothing asked for again', async () => {
  const { page, see, respond } = await askForPricing()
  see(['other'], 'e2')
  respond()
  expect(await page).toMatchObject({ result: 'old price' })
  expect(client.fetch).toHaveBeenCalledTimes(1)
})

test('what could not be made ready for one question is made ready for the next', async () => {
  createClient.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  client.fetch.mockResolvedValue({ result: 'a price', syncTags: [] })
  const { query } = createBrowserContent(testConfig.content)
  const ask = () => query('page', { path: '/pricing' }, {})
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(await ask()).toMatchObject({ result: 'a price' })
  await ask()
  expect(createClient).toHaveBeenCalledTimes(2)
})
