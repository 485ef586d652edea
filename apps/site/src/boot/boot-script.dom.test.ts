import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'

const imported = vi.fn<(address: string) => Promise<unknown>>()
const fetched = vi.fn<(address: string) => Promise<Response>>()
const isSettled = () => document.documentElement.dataset.settled !== undefined

/** Runs the text the page carries; `import()` is the one thing that is not the browser's. */
function openPage(state: string | null = '/state/abc/fr'): void {
  document.head.innerHTML = `<meta name="theme-color" data-theme="dark" media="x">`
  const script = document.createElement('script')
  script.dataset.start = '/assets/start.js'
  if (state) script.dataset.state = state
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function('imported', bootScript.replace('import(', 'imported('))(imported)
}
function paint() {
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  expect(imported).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  vi.stubGlobal('fetch', fetched)
  imported.mockReset().mockResolvedValue({})
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  localStorage.clear()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.settled
})
afterEach(() => {
  // What is left of one page must not wake up in the next.
  for (const intent of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
    window.dispatchEvent(new Event(intent))
  }
  removeEventListener('click', window.boot.press, true)
  removeEventListener('contextmenu', window.boot.refuse)
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what follows the first view', () => {
  test('is asked for once the page stands and is painted, its state beside it', () => {
    openPage()
    expect(fetched).not.toHaveBeenCalled()
    paint()
    expect(imported.mock.calls).toEqual([['/assets/start.js']])
    expect(fetched.mock.calls).toEqual([['/state/abc/fr']])
    expect(window.boot.intent).toBeUndefined()
  })

  test('has nothing to fetch for a page that carries its state', () => {
    openPage(null)
    paint()
    expect(imported).toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
    expect(window.boot.state).toBeUndefined()
  })

  test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
    'is asked for at the first %s, once',
    (intent) => {
      openPage()
      document.body.dispatchEvent(new Event(intent, { bubbles: true }))
      document.body.dispatchEvent(new Event(intent, { bubbles: true }))
      window.dispatchEvent(new Event('load'))
      vi.advanceTimersToNextFrame()
      vi.advanceTimersToNextFrame()
      expect(imported.mock.calls).toEqual([['/assets/start.js']])
      expect(fetched).toHaveBeenCalledOnce()
      expect(window.boot.intent?.type).toBe(intent)
    },
  )

  test('wakes the app up at an intent that comes before it would do so itself', () => {
    openPage()
    paint()
    const launch = vi.fn()
    window.boot.launch = launch
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(launch).toHaveBeenCalledOnce()
  })

  test('that can’t be fetched is reported, the console still says so, and the letters change all the same', () => {
    const sent = vi.fn()
    vi.stubGlobal('navigator', { sendBeacon: sent })
    const failure = new TypeError('Failed to fetch dynamically imported module')
    // A promise whose failure the test sees before the window does.
    const failing = Promise.resolve()
    const tell = vi.spyOn(failing, 'catch').mockReturnValue(failing)
    imported.mockReturnValue(failing)
    openPage()
    paint()
    expect(() => tell.mock.calls[0]?.[0]?.(failure)).toThrow(failure)
    const [address, body] = sent.mock.calls[0] ?? []
    expect(address).toBe('/api/error')
    expect(JSON.parse(body)).toEqual({ message: String(failure), url: location.href })
    expect(isSettled()).toBe(true)
  })
})

describe('the web fonts', () => {
  test('are left for later on a first visit', () => {
    openPage()
    expect(isSettled()).toBe(false)
  })

  test('are there at once when the browser has them', () => {
    localStorage.fonts = 1
    openPage()
    expect(isSettled()).toBe(true)
  })
})

describe('a stored theme', () => {
  test.each(['light', 'dark'])('%s applies to the page and to the browser around it', (theme) => {
    localStorage.theme = theme
    openPage()
    expect(document.documentElement.dataset.theme).toBe(theme)
    expect(document.querySelector('meta')?.media).toBe(theme === 'dark' ? 'all' : 'not all')
  })

  test('that is none is not applied', () => {
    localStorage.theme = 'x" onload="'
    openPage()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

test('a browser without storage gets the page all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  openPage()
  paint()
  expect(imported).toHaveBeenCalled()
})

test('buttons that are pressed before the app is there are noted', () => {
  document.body.innerHTML =
    '<button type="button" id="a"><b>A</b></button><button type="button" popovertarget="x" id="p"></button><a href="#x" id="l"></a>'
  openPage()
  for (const id of ['a', 'p', 'l']) document.getElementById(id)?.click()
  document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(window.boot.pressed.map(({ id }) => id)).toEqual(['a', 'a'])
})

test('the right button opens no menu from the first press on, but in a form field', () => {
  document.body.innerHTML = '<p>Text</p><input />'
  openPage()
  const opens = (selector: string, button: number) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button, clientX: 4 }),
      )
  expect(opens('p', 0)).toBe(true)
  expect(window.refusedMenu).toBeUndefined()
  expect(opens('p', 2)).toBe(false)
  expect(window.refusedMenu).toMatchObject({ x: 4 })
  expect(opens('input', 2)).toBe(true)
})
