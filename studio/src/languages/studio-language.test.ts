import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionTo } from '../connection/connection.ts'
import { speak } from './studio-language.ts'

const setItem = vi.fn()
const reload = vi.fn()
const confirm = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('confirm', confirm)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const hosted = { projectId: 'jalonne', dataset: 'production' }
const embedded = { ...hosted, apiHost: 'http://localhost:3900' }

const faq = { _id: 'drafts.faq-1', _type: 'faq' }

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
    const saving = studioClient(place).createOrReplace(faq)
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

test('an editor is asked before a change that the lake could not take is lost, and may wait for the lake', async () => {
  const client = studioClient(embedded)
  const save = () => client.createOrReplace(faq)
  const change = async () => {
    const changing = speak('fr')
    await vi.advanceTimersByTimeAsync(1_500)
    await changing
  }
  confirm.mockReturnValue(false)
  for (const away of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 503 }),
  ]) {
    vi.stubGlobal('fetch', away)
    await expect(save()).rejects.toThrow()
    await change()
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('not saved'))
    expect(reload).not.toHaveBeenCalled()

    // As Sanity does: again, until the lake is back.
    vi.stubGlobal('fetch', async () => Response.json({ results: [{ document: {} }] }))
    await save()
    confirm.mockClear()
    await change()
    expect(confirm).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledOnce()
    reload.mockClear()
  }
})

test('an editor is asked for a change that waits although another document has been saved since', async () => {
  const client = studioClient(embedded)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(client.createOrReplace(faq)).rejects.toThrow()
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ document: {} }] }))
  await client.createOrReplace({ ...faq, _id: 'drafts.faq-2' })
  const changing = speak('fr')
  await vi.advanceTimersByTimeAsync(1_500)
  await changing
  expect(confirm).toHaveBeenCalledOnce()
  await client.createOrReplace(faq)
})

test('an editor who lets an unsaved change go has the other language at once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(studioClient(embedded).createOrReplace(faq)).rejects.toThrow('Failed to fetch')
  confirm.mockReturnValue(true)
  const changing = speak('fr')
  await vi.advanceTimersByTimeAsync(1_500)
  await changing
  expect(reload).toHaveBeenCalledOnce()
})

test('what the lake refused, a failed sign-out and a question without an answer keep nobody from changing the language', async () => {
  const client = studioClient(embedded)
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Forbidden' }, { status: 403 }))
  await expect(client.createOrReplace(faq)).rejects.toThrow()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(client.request({ url: '/auth/logout', method: 'POST' })).rejects.toThrow()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void client.fetch('*')
  const changing = speak('en')
  await vi.advanceTimersByTimeAsync(1_500)
  await changing
  expect(confirm).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})
