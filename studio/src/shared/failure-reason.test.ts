import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { failureReason } from './failure-reason.ts'

/** What an editor is told when the lake answers a change so, or not at all. */
async function told(answer: () => Promise<Response>) {
  const client = createClient({
    projectId: 'jalonne',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    resolveFetch: () => answer,
  })
  return client.create({ _type: 'faq' }).then(() => null, failureReason)
}

const refusal = (status: number) => async () =>
  Response.json({ error: { type: 'mutationError', description: 'In technical words' } }, { status })

const away = 'The server does not answer. Try again in a moment.'

test('an editor without a network, or whose lake is away, is told to try again', async () => {
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(away)
  expect(await told(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe(away)
  expect(await told(refusal(503))).toBe(away)
})

test.each([
  { status: 401, reason: 'Your session has ended: sign in again.' },
  { status: 403, reason: 'You are not allowed to change the content.' },
  {
    status: 409,
    reason: 'Somebody has changed or deleted it meanwhile. Look at it and try again.',
  },
  { status: 400, reason: 'In technical words' },
])('an editor whose change is refused with $status reads “$reason”', async ({ status, reason }) => {
  expect(await told(refusal(status))).toBe(reason)
})

test('what the Studio says itself is passed on', () => {
  expect(failureReason(new Error('Look at the table and publish again.'))).toBe(
    'Look at the table and publish again.',
  )
})
