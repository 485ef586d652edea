import { createClient } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apiVersion } from '../connection/api-version.ts'
import { knownContent, readKnownContentAhead } from './known-content.ts'

type Read = (query: string, params: object, options: { signal?: AbortSignal }) => Promise<unknown>

const contextWith = (read: Read) => {
  const client = clientWith(read)
  return { getClient: () => client }
}

function clientWith(read: Read) {
  const project = { projectId: 'jalonne', dataset: 'production', apiVersion }
  const client = createClient({ ...project, useCdn: false })
  vi.spyOn(client, 'withConfig').mockReturnValue(client)
  vi.spyOn(client, 'fetch').mockImplementation(read as typeof client.fetch)
  return client
}

/** A lake that never responds: a read ends when whoever wants it gives up. */
const silent: Read = (_query, _params, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a template begins without what the lake does not name in time', async () => {
  const clock = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal)
  const known = knownContent(contextWith(silent))
  clock.abort(new DOMException('late', 'TimeoutError'))
  await expect(known).resolves.toEqual({ contact: null, services: [], testimonials: [], faqs: [] })
})

test('what the lake refuses is an error', async () => {
  const refused = contextWith(() => Promise.reject(new Error('Unauthorized')))
  await expect(knownContent(refused)).rejects.toThrow('Unauthorized')
})

test('what was read ahead needs no request for a minute', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const known = { contact: 'page-contact', services: [], testimonials: [], faqs: [] }
  const later = { ...known, services: ['service-website'] }
  await readKnownContentAhead(clientWith(() => Promise.resolve(known)))
  const read = vi.fn<Read>(() => Promise.resolve(later))
  await expect(knownContent(contextWith(read))).resolves.toEqual(known)
  expect(read).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  await expect(knownContent(contextWith(read))).resolves.toEqual(later)
})

test('a template reads by itself what could not be read ahead', async () => {
  const known = { contact: null, services: [], testimonials: ['testimonial-1'], faqs: [] }
  await readKnownContentAhead(clientWith(() => Promise.reject(new Error('Busy'))))
  const read = contextWith(() => Promise.resolve(known))
  await expect(knownContent(read)).resolves.toEqual(known)
})
