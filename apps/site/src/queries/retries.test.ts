import type { ContentMock } from '@jalonne/mocks'
import { startContentMock } from '@jalonne/mocks/node'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserContent } from './browser-content.ts'
import { connectContent, isContentUnavailable } from './content.ts'
import { pageQuery } from './page.ts'
import { createQueryClient } from './query-client.ts'

const content = {
  projectId: 'jalonne',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: 'http://localhost:3900',
  useProjectHostname: false,
  useCdn: false,
}
const pricing = pageQuery('/pricing')
let mock: ContentMock

beforeAll(async () => {
  mock = await startContentMock()
  // The first question loads the client library, which is no part of what is timed here.
  await connected().fetchQuery(pricing)
})
beforeEach(() => mock.reset())
afterEach(() => vi.useRealTimers())
afterAll(() => mock.close())

let onTheirWay = 0

/** A query client, as the site makes it, whose requests are counted while they are on their way. */
function connected({ server = false } = {}): QueryClient {
  const client = createQueryClient({ server })
  const { query } = createBrowserContent(content)
  connectContent(client, (...asked) => {
    onTheirWay += 1
    return query(...asked).finally(() => {
      onTheirWay -= 1
    })
  })
  return client
}

/** Lets virtual time pass until `promise` settles, but never while a request is on its way. */
async function untilSettled(promise: Promise<unknown>): Promise<void> {
  let settled = false
  const settle = () => {
    settled = true
  }
  promise.then(settle, settle)
  while (!settled) {
    await new Promise((resolve) => setImmediate(resolve))
    if (onTheirWay === 0) await vi.advanceTimersByTimeAsync(1)
  }
}

/** Pauses between the requests seen at the wire, in ms. */
const pauses = () =>
  mock.requests.slice(1).map(({ at }, index) => at - (mock.requests[index]?.at ?? 0))

test('a page nobody looks at any more is still there an hour later', async () => {
  const client = connected()
  await client.fetchQuery(pricing)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Somebody looks at it, and turns away.
  new QueryObserver(client, pricing).subscribe(() => {})()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(client.getQueryData(pricing.queryKey)).toMatchObject({ data: { path: '/pricing' } })
})

describe('the lake is away', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })

  test.each([
    ['it refuses connections', { cut: true }],
    ['it answers 503', { status: 503 }],
    ['it answers 429', { status: 429 }],
  ])('%s: four requests, 1, 2 and 4 s apart, then an error', async (_name, fault) => {
    mock.fail(fault)
    const answer = connected().fetchQuery(pricing)
    await untilSettled(answer)
    await expect(answer).rejects.toSatisfy(isContentUnavailable)
    expect(mock.requests).toHaveLength(4)
    expect(pauses()).toEqual([1000, 2000, 4000])
  })

  test('it comes back before the last try: the visitor gets the page', async () => {
    mock.fail({ cut: true }, { times: 3 })
    const answer = connected().fetchQuery(pricing)
    await untilSettled(answer)
    await expect(answer).resolves.toMatchObject({ data: { path: '/pricing' } })
    expect(mock.requests).toHaveLength(4)
  })

  test('on the server there is one request and no waiting', async () => {
    mock.fail({ status: 503 })
    const answer = connected({ server: true }).fetchQuery(pricing)
    await untilSettled(answer)
    await expect(answer).rejects.toSatisfy(isContentUnavailable)
    expect(mock.requests).toHaveLength(1)
  })
})
