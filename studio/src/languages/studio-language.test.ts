import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionTo } from '../connection/connection.ts'
import { speak } from './studio-language.ts'

const setItem = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const hosted = { projectId: 'jalonne', dataset: 'production' }
const embedded = { ...hosted, apiHost: 'http://localhost:3900' }

/** A client as the Studio has it. */
function studioClient(place: typeof hosted | typeof embedded) {
  const client = connectionTo(place).unstable_clientFactory?.({
    ...place,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
  })
  if (!client) throw new Error('the Studio makes its clients itself')
  return client
}

test.each([
  { place: hosted, of: 'the hosted lake' },
  { place: embedded, of: 'the embedded lake' },
])(
  'an editor who changes the language of the Studio of $of loses nothing that was just typed',
  async ({ place }) => {
    const answer = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answer.promise)
    const changing = speak('fr')
    // As Sanity does, a second after the edit.
    await vi.advanceTimersByTimeAsync(1_000)
    const saving = studioClient(place).create({ _type: 'faq' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reload).not.toHaveBeenCalled()

    answer.resolve(Response.json({ results: [{ document: {} }] }))
    await saving
    await vi.advanceTimersByTimeAsync(1_500)
    await changing
    expect(reload).toHaveBeenCalledOnce()
    expect(setItem).toHaveBeenCalledWith(expect.any(String), 'fr')
  },
)

test('a save that failed and a question without an answer keep nobody from changing the language', async () => {
  const client = studioClient(embedded)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(client.create({ _type: 'faq' })).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void client.fetch('*')
  const changing = speak('en')
  await vi.advanceTimersByTimeAsync(1_500)
  await changing
  expect(reload).toHaveBeenCalledOnce()
})
