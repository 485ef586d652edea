import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './start-worker.ts'

/** The browser's side of service workers, as far as a page sees it. */
class FakeWorkers extends EventTarget {
  controller: object | null = null
  readonly update = vi.fn(async () => undefined)
  readonly register = vi.fn(async () => ({ update: this.update }))

  takeOver(): void {
    this.controller = {}
    this.dispatchEvent(new Event('controllerchange'))
  }
}

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
  workers = new FakeWorkers()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as never
  document.body.innerHTML = ''
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('is registered for the whole site and looked after every minute', async () => {
  await startWorker(router)
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' })
  vi.advanceTimersByTime(180_000)
  expect(workers.update).toHaveBeenCalledTimes(3)
})

test('the first worker of a visitor reloads nothing; the next release does, once', async () => {
  await startWorker(router)
  workers.takeOver()
  expect(reload).not.toHaveBeenCalled()
  workers.takeOver()
  workers.takeOver()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a release waits for a form to be left', async () => {
  workers.controller = {}
  document.body.innerHTML = '<form><textarea></textarea></form>'
  await startWorker(router)
  const field = document.querySelector('textarea')
  if (field) field.value = 'Bonjour'
  workers.takeOver()
  showAnotherPage()
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  showAnotherPage()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that refuses says so to developers only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  workers.register.mockRejectedValueOnce(new Error('not allowed'))
  await startWorker(router)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a browser without workers misses nothing else', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(startWorker(router)).resolves.toBeUndefined()
})
