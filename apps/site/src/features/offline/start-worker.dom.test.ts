import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './start-worker.ts'

/** The browser's side of service workers, as far as a page sees it. */
class FakeWorkers extends EventTarget {
  readonly update = vi.fn(async () => undefined)
  readonly register = vi.fn(async () => ({ update: this.update }))

  /** Has the worker of a release take over, and waits for what the page does. */
  async takeOver(release: number): Promise<void> {
    newest = release
    this.dispatchEvent(new Event('controllerchange'))
    await vi.advanceTimersByTimeAsync(0)
  }
}

let newest: number
let workers: FakeWorkers
let reload: ReturnType<typeof vi.fn>
let showAnotherPage: () => void
const router = {
  subscribe: (_event: string, listener: () => void) => {
    showAnotherPage = listener
    return () => undefined
  },
} as unknown as Parameters<typeof startWorker>[0]

beforeEach(() => {
  vi.useFakeTimers()
  newest = 1
  workers = new FakeWorkers()
  vi.stubGlobal(
    'fetch',
    async () => new Response(`["/assets/app.css","/assets/start-${newest}.js"]`),
  )
  document.head.innerHTML = '<script data-start="/assets/start-1.js" type="text/plain"></script>'
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as never
  document.body.innerHTML = ''
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('is registered for the whole site and looked after every minute', async () => {
  await startWorker(router)
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' })
  vi.advanceTimersByTime(180_000)
  expect(workers.update).toHaveBeenCalledTimes(3)
})

test('the first worker of a visitor reloads nothing; the next release does, once', async () => {
  await startWorker(router)
  await workers.takeOver(1)
  expect(reload).not.toHaveBeenCalled()
  await workers.takeOver(2)
  await workers.takeOver(3)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that was loaded after a release is not loaded again when its worker takes over', async () => {
  document.head.innerHTML = '<script data-start="/assets/start-2.js" type="text/plain"></script>'
  await startWorker(router)
  await workers.takeOver(2)
  expect(reload).not.toHaveBeenCalled()
})

test.each<[string, typeof fetch]>([
  ['a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server', async () => new Response(null, { status: 503 })],
])(
  'without %s the page stays until it can be asked for the newest release',
  async (_what, away) => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', away)
    await startWorker(router)
    await workers.takeOver(2)
    await vi.advanceTimersByTimeAsync(60_000)
    showAnotherPage()
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', fetch)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

test('a page that is known to be of the newest release asks no more', async () => {
  const ask = vi.fn(fetch)
  vi.stubGlobal('fetch', ask)
  await startWorker(router)
  await workers.takeOver(1)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(ask).toHaveBeenCalledOnce()
})

test('a release waits for a form to be left', async () => {
  document.body.innerHTML = '<form><textarea></textarea></form>'
  await startWorker(router)
  const field = document.querySelector('textarea')
  if (field) field.value = 'Bonjour'
  await workers.takeOver(2)
  showAnotherPage()
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  showAnotherPage()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that refuses says so to developers only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  workers.register.mockRejectedValueOnce(new Error('not allowed'))
  await startWorker(router)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(send).not.toHaveBeenCalled()
})

test('a browser without workers misses nothing else', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(startWorker(router)).resolves.toBeUndefined()
})
