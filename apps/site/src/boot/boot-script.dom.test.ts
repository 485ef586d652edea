import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'

const imported = vi.fn<(address: string) => Promise<unknown>>()

/** Runs the text the page carries; `import()` is the one thing that is not the browser's. */
function boot(): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    entry: '/assets/entry.js',
    scripts: '/assets/vendor.js /assets/entry.js /assets/b.js',
  })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function('imported', bootScript.replace('import(', 'imported('))(imported)
}
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] })
  imported.mockReset().mockResolvedValue({})
  document.head.replaceChildren()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
})
afterEach(() => {
  // What is left of one page must not wake up in the next.
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  window.dispatchEvent(new Event('hydrated'))
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the app', () => {
  test('is left alone until the page has loaded, painted and is idle', async () => {
    boot()
    vi.advanceTimersByTime(10_000)
    expect(imported).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(imported).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(imported.mock.calls).toEqual([['/assets/vendor.js'], ['/assets/entry.js']])
    expect(preloaded()).toEqual(['/assets/vendor.js', '/assets/entry.js', '/assets/b.js'])
  })

  test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
    'wakes up at the first %s, once',
    async (intent) => {
      boot()
      document.body.dispatchEvent(new Event(intent, { bubbles: true }))
      document.body.dispatchEvent(new Event(intent, { bubbles: true }))
      window.dispatchEvent(new Event('load'))
      await vi.advanceTimersByTimeAsync(1000)
      expect(imported.mock.calls).toEqual([['/assets/vendor.js'], ['/assets/entry.js']])
      expect(preloaded()).toHaveLength(3)
    },
  )

  test('waits for a busy browser 1500 ms at the most, for one that can’t say when it is idle 600 ms', async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    boot()
    window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(100)
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1500 })
    expect(imported).not.toHaveBeenCalled()

    vi.stubGlobal('requestIdleCallback', undefined)
    boot()
    window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(599)
    expect(imported).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(imported).toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('comes in pieces, with room for the page in between', async () => {
    boot()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await Promise.resolve()
    expect(imported.mock.calls).toEqual([['/assets/vendor.js']])
    await vi.runOnlyPendingTimersAsync()
    expect(imported.mock.calls.at(-1)).toEqual(['/assets/entry.js'])
  })

  test('that can’t be fetched is reported, and the console still says so', () => {
    const sent = vi.fn()
    vi.stubGlobal('navigator', { sendBeacon: sent })
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const tell = vi.fn<(handler: (error: unknown) => void) => void>()
    // A promise whose failure the test sees before the window does.
    const failing = Promise.resolve()
    vi.spyOn(failing, 'then').mockReturnValue(Object.assign(Promise.resolve(), { catch: tell }))
    imported.mockReturnValue(failing)
    boot()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(() => tell.mock.calls[0]?.[0](failure)).toThrow(failure)
    const [address, body] = sent.mock.calls[0] ?? []
    expect(address).toBe('/api/error')
    expect(JSON.parse(body)).toEqual({ message: String(failure), url: location.href })
    vi.unstubAllGlobals()
  })

  test('is handed the buttons that were pressed before it came', () => {
    document.body.innerHTML =
      '<button type="button" id="a"><b>A</b></button><button type="button" popovertarget="x" id="p"></button><a href="#x" id="l"></a>'
    boot()
    const pressed: string[] = []
    for (const id of ['a', 'p', 'l']) document.getElementById(id)?.click()
    document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }))
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.id)
    })
    window.dispatchEvent(new Event('hydrated'))
    expect(pressed).toEqual(['a', 'a'])
  })
})
