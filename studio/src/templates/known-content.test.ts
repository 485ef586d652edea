import { createClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { knownContent } from './known-content.ts'

const contextWith = (fetch: () => Promise<unknown>) => {
  const client = createClient({ projectId: 'jalonne', dataset: 'production', useCdn: false })
  vi.spyOn(client, 'withConfig').mockReturnValue(client)
  vi.spyOn(client, 'fetch').mockImplementation(fetch as typeof client.fetch)
  return { getClient: () => client }
}

test('a template begins without what the lake does not name in time', async () => {
  const clock = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal)
  const read = knownContent(
    contextWith(
      () =>
        new Promise((_, reject) =>
          clock.signal.addEventListener('abort', () => reject(clock.signal.reason)),
        ),
    ),
  )
  clock.abort(new DOMException('late', 'TimeoutError'))
  await expect(read).resolves.toEqual({ contact: null, services: [], testimonials: [], faqs: [] })
})

test('what the lake refuses is an error', async () => {
  const refused = contextWith(() => Promise.reject(new Error('Unauthorized')))
  await expect(knownContent(refused)).rejects.toThrow('Unauthorized')
})
