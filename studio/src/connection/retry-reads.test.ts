import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryReads } from './retry-reads.ts'

const lake = 'http://localhost:3900/v2025-02-19'
const document = `${lake}/data/doc/production/page-pricing`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function lakeThatAnswers(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => {
    const answer = answers.shift() ?? Response.json({ documents: [] })
    if (answer instanceof Error) throw answer
    return answer
  })
  return { fetch, retrying: retryReads(fetch) }
}
const away = () => new TypeError('Failed to fetch')
const status = (status: number) => new Response('', { status })

test('a document is asked for until the lake is back', async () => {
  const { fetch, retrying } = lakeThatAnswers(away(), status(503), status(429), away())
  const response = retrying(document)
  await vi.advanceTimersByTimeAsync(8_000)
  expect((await response).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(5)
})

test('so is the content of the preview', async () => {
  const { fetch, retrying } = lakeThatAnswers(away(), status(503))
  const query = `${lake}/data/query/production?perspective=drafts&tag=sanity.studio.presentation-loader`
  const response = retrying(query, { method: 'POST', body: '{}' })
  await vi.advanceTimersByTimeAsync(4_000)
  expect((await response).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('a document that is cut off in the middle is asked for again', async () => {
  const cutOff = new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"documents": [')),
    pull: (body) => body.error(away()),
  })
  const { fetch, retrying } = lakeThatAnswers(new Response(cutOff))
  const response = retrying(document)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect((await response).json()).resolves.toEqual({ documents: [] })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what the lake refuses stays refused', async () => {
  const { fetch, retrying } = lakeThatAnswers(status(401))
  expect((await retrying(document)).status).toBe(401)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('nobody asks on for who has given up', async () => {
  const { fetch, retrying } = lakeThatAnswers(away(), away(), away())
  const gone = new AbortController()
  const response = expect(retrying(document, { signal: gone.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  gone.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await response
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('queries and edits fail as they do', async () => {
  const { retrying } = lakeThatAnswers(away(), away())
  await expect(retrying(`${lake}/data/query/production?query=1`)).rejects.toThrow('Failed')
  await expect(retrying(document, { method: 'POST' })).rejects.toThrow('Failed')
})
