import { defer, firstValueFrom, of, throwError } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveQuery } from './live-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A document store whose queries fail with these, one after the other, before they succeed. */
function storeThatFails(...errors: Error[]): DocumentStore {
  const listenQuery = () =>
    defer(() => {
      const error = errors.shift()
      return error ? throwError(() => error) : of('result')
    })
  return { listenQuery } as Partial<DocumentStore> as DocumentStore
}

it('queries again until a lake that went away is back', async () => {
  const away = () => new TypeError('Failed to fetch')
  const result = firstValueFrom(liveQuery(storeThatFails(away(), away()), '*', {}, 'raw'))
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(result).resolves.toBe('result')
})

it.each([408, 429, 503])('queries again after status %i', async (statusCode) => {
  const busy = Object.assign(new Error('not now'), { statusCode })
  const result = firstValueFrom(liveQuery(storeThatFails(busy), '*', {}, 'raw'))
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(result).resolves.toBe('result')
})

it('does not repeat what the lake refuses', async () => {
  const refused = Object.assign(new Error('expected "]"'), { statusCode: 400 })
  const result = firstValueFrom(liveQuery(storeThatFails(refused), '*[', {}, 'raw'))
  await expect(result).rejects.toBe(refused)
})
