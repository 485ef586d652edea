import { expect, test, vi } from 'vitest'
import { parseErrorReport } from './error-report.ts'
import { handleReport } from './handle-report.ts'
import { parseNotFoundReport } from './not-found-report.ts'
import type { Report } from './report.ts'

async function send(
  body: unknown,
  parse = parseNotFoundReport,
  { allowed = true, store = vi.fn<(report: Report) => void>() } = {},
) {
  const failed = vi.fn()
  const request = new Request('http://localhost/api/log404.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const deps = { allow: () => allowed, store, failed }
  const response = await handleReport(request, 'client', parse, deps)
  return {
    status: response.status,
    stored: store.mock.calls[0]?.[0],
    told: failed.mock.calls[0]?.[0],
  }
}

test('a missing page is counted under its path', async () => {
  const report = { pathname: '/fr/nulle-part', locale: 'fr', userAgent: 'x', referrer: '' }
  expect(await send(report)).toMatchObject({
    status: 204,
    stored: { kind: 'not-found', subject: '/fr/nulle-part' },
  })
})

test('an error is counted under its message and place', async () => {
  const stack = 'TypeError: x is null\n    at Plate (/assets/a.js:1:2)\n    at App'
  expect(await send({ message: 'x is null', stack, info: 'hero' }, parseErrorReport)).toMatchObject(
    {
      status: 204,
      stored: { subject: 'x is null — at Plate (/assets/a.js:1:2)' },
    },
  )
})

test('an error that does not tell where it was is counted under its first line', async () => {
  const { stored } = await send({ message: 'x is null\nand more', stack: null }, parseErrorReport)
  expect(stored).toMatchObject({ subject: 'x is null', detail: { stack: '', info: '', url: '' } })
})

test('long texts are cut, what steers a terminal or turns a text round is left out', async () => {
  const { stored } = await send(
    { message: `\u001b[31m\u202e${'m'.repeat(9_000)}` },
    parseErrorReport,
  )
  expect(String(stored?.detail.message)).toHaveLength(500)
  expect(String(stored?.detail.message).startsWith('[31mmm')).toBe(true)
})

test.each([
  ['another shape', { hello: 1 }, 422],
  ['a path that is none', { pathname: 'javascript:alert(1)' }, 422],
  ['broken JSON', '{', 400],
  ['too much', { pathname: '/', referrer: 'x'.repeat(20_000) }, 413],
])('%s is refused', async (_, body, status) => {
  expect(await send(body)).toEqual({ status, stored: undefined, told: undefined })
})

test('an error without a message is refused', async () => {
  expect(await send({ stack: 'at App' }, parseErrorReport)).toMatchObject({
    status: 422,
    stored: undefined,
  })
})

test('a browser that reports without end is no longer heard', async () => {
  expect(await send({ pathname: '/' }, parseNotFoundReport, { allowed: false })).toMatchObject({
    status: 429,
  })
})

test('a report that cannot be stored is not acknowledged, and the operator hears why', async () => {
  const reason = new Error('disk full')
  const store = vi.fn<(report: Report) => void>(() => {
    throw reason
  })
  expect(await send({ pathname: '/' }, parseNotFoundReport, { store })).toMatchObject({
    status: 503,
    told: reason,
  })
})
