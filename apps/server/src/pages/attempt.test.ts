import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'

const page = { status: 200, syncTags: [] }

test('a query that the page itself gave up is no failure of the lake', async () => {
  const givenUp = new AbortController()
  const { ok } = await attempt({
    deadlineMs: 10_000,
    fetchContent: (_query, _params, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    work: async (fetchContent) => {
      const query = fetchContent('*', {}, { signal: givenUp.signal })
      givenUp.abort()
      await query.catch(() => {})
      return page
    },
  })
  expect(ok).toBe(true)
})

test('a query that failed makes the page unavailable, even where the page could do without it', async () => {
  const lost = new Error('connection lost')
  const outcome = await attempt({
    deadlineMs: 10_000,
    fetchContent: () => Promise.reject(lost),
    work: async (fetchContent) => {
      await fetchContent('*', {}, {}).catch(() => {})
      return page
    },
  })
  expect(outcome).toMatchObject({ ok: false, reason: 'unavailable', error: lost, result: page })
})
