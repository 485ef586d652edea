import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { leavePressesToBrowser, markHydrated } from './hydration.ts'

const imported = vi.fn<(address: string) => Promise<unknown>>()
const loadFont = vi.fn<(font: string) => Promise<FontFace[]>>()
const isEnhanced = () => document.documentElement.dataset.enhanced !== undefined
let listeners: AbortController

/** Runs the text the page carries; `import()` is the one thing that is not the browser's. */
function openPage(attributes: Record<string, string> = {}): void {
  document.head.innerHTML = `<meta name="theme-color" data-theme="dark" media="x">`
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    start: '/assets/entry.js',
    scripts: '/assets/shared.js /assets/entry.js',
    ...attributes,
  })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  const { signal } = listeners
  // What listens in one page must not listen in the next.
  const listen = (type: string, handle: EventListener, options?: unknown) =>
    window.addEventListener(type, handle, {
      ...(options === true ? { capture: true } : (options ?? {})),
      signal,
    })
  new Function('imported', 'addEventListener', bootScript.replace('import(', 'imported('))(
    imported,
    listen,
  )
}
function paint() {
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  expect(imported).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  listeners = new AbortController()
  imported.mockReset().mockResolvedValue({})
  loadFont.mockReset().mockResolvedValue([])
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } })
  localStorage.clear()
  for (const name of ['theme', 'enhanced', 'hydrated', 'goingBack'])
    delete document.documentElement.dataset[name]
})
afterEach(() => {
  listeners.abort()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page of one link, which opens a dialog unless it has other attributes. */
const place = (attributes = 'data-dialog href="/fr/login"') => {
  document.body.innerHTML = `<main data-section><a ${attributes}>Espace client</a></main>`
  return document.querySelector('a') as HTMLAnchorElement
}
/** Presses it; says whether that was kept from the browser, which is not let go anywhere here. */
const press = (init: MouseEventInit = {}, attributes?: string): boolean => {
  const link = place(attributes)
  let isHeld = false
  const look = (event: Event) => {
    isHeld = event.defaultPrevented
    event.preventDefault()
  }
  link.addEventListener('click', look, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isHeld
}

test('a change of language before the app is there is remembered, unless it opens beside the page', () => {
  openPage()
  const link = 'href="/en" hreflang="en"'
  expect(press({ ctrlKey: true }, link)).toBe(false)
  expect(localStorage.langChoice).toBeUndefined()
  expect(press({}, link)).toBe(false)
  expect(localStorage.langChoice).toBe('en')
})

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])(
  'a page is laid out whole where the browser scrolls to where the visitor was: %s',
  (type, isWhole) => {
    const entry = Object.assign(performance.mark('load'), { type })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    openPage()
    expect(document.documentElement.hasAttribute('data-going-back')).toBe(isWhole)
  },
)

describe('a link that opens a dialog, pressed before the app is there', () => {
  test('is held too where it leads to a form to book a call', () => {
    openPage()
    expect(press({}, 'href="/fr/contact#call"')).toBe(true)
  })

  test('stays on the page, and is pressed again once the page is hydrated', () => {
    openPage()
    expect(press()).toBe(true)
    const link = document.querySelector('a') as HTMLAnchorElement
    const again = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', again)
    markHydrated(document.documentElement)
    expect(again).toHaveBeenCalledTimes(1)
  })

  test('leads to its page where the app can’t start, and so does one pressed later', () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    openPage()
    press()
    leavePressesToBrowser()
    expect(assign.mock.calls).toEqual([[new URL('/fr/login', location.href).href]])
    expect(press()).toBe(false)
    leavePressesToBrowser()
    expect(assign).toHaveBeenCalledTimes(1)
  })

  test('is left to the browser where it is to open elsewhere, and once the page is hydrated', () => {
    openPage()
    expect(press({ ctrlKey: true })).toBe(false)
    markHydrated(document.documentElement)
    expect(press()).toBe(false)
  })
})

describe('a question sent to the assistant before the app is there', () => {
  const send = (): boolean => {
    document.body.innerHTML = `<aside data-dock><form action="/fr/contact">
      <input name="question" value="Combien ?"><button type="submit"></button></form></aside>`
    const submitter = document.querySelector('button')
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    return !document.querySelector('form')?.dispatchEvent(event)
  }

  test('is kept, and sent again once the page is hydrated', () => {
    openPage()
    expect(send()).toBe(true)
    const again = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', again)
    markHydrated(document.documentElement)
    expect(again).toHaveBeenCalledTimes(1)
    expect(send()).toBe(false)
  })

  test('goes to the contact page where the app can’t start', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    openPage()
    expect(send()).toBe(true)
    leavePressesToBrowser()
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

describe('what follows the first view', () => {
  test('is asked for once the page stands and is painted, all of it at once', () => {
    openPage()
    paint()
    expect(imported.mock.calls).toEqual([['/assets/entry.js']])
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    expect([...preloads].map((link) => link.getAttribute('href'))).toEqual([
      '/assets/shared.js',
      '/assets/entry.js',
    ])
  })

  test('that can’t be fetched is reported, the console still says so, and links lead to their pages', () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    // A promise whose failure the test sees before the window does.
    const failing = Promise.resolve()
    const tell = vi.spyOn(failing, 'catch').mockReturnValue(failing)
    imported.mockReturnValue(failing)
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    openPage()
    expect(press()).toBe(true)
    paint()
    const sent = vi.fn()
    vi.stubGlobal('navigator', { sendBeacon: sent })
    expect(() => tell.mock.calls[0]?.[0]?.(failure)).toThrow(failure)
    expect(assign.mock.calls).toEqual([[new URL('/fr/login', location.href).href]])
    expect(press()).toBe(false)
    const [address, body] = sent.mock.calls[0] ?? []
    expect(address).toBe('/api/error')
    expect(JSON.parse(body)).toEqual({
      message: String(failure),
      stack: failure.stack,
      url: location.href,
    })
  })
})

test('an address that names a place is noted before the page is laid out', () => {
  openPage()
  expect(document.documentElement.dataset.toPlace).toBeUndefined()
  location.hash = '#plans'
  openPage()
  expect(document.documentElement.dataset.toPlace).toBe('')
  location.hash = ''
  delete document.documentElement.dataset.toPlace
})

describe('the fonts', () => {
  test('come on a first visit once they are loaded, after the first paint', async () => {
    const { promise, resolve } = Promise.withResolvers<FontFace[]>()
    loadFont.mockReturnValue(promise)
    openPage()
    expect(loadFont).not.toHaveBeenCalled()
    paint()
    expect(loadFont).toHaveBeenCalledTimes(2)
    expect(isEnhanced()).toBe(false)
    resolve([])
    await expect.poll(() => isEnhanced()).toBe(true)
  })

  test('that come late do not move what is being read: they are there once the visitor is at the top again', async () => {
    const { promise, resolve } = Promise.withResolvers<FontFace[]>()
    loadFont.mockReturnValue(promise)
    openPage()
    paint()
    const later = Date.now() + 3_500
    vi.spyOn(Date, 'now').mockReturnValue(later)
    vi.stubGlobal('scrollY', 800)
    const listen = vi.spyOn(window, 'addEventListener')
    resolve([])
    await expect.poll(() => listen.mock.calls.map(([type]) => type)).toContain('scroll')
    const scroll = () => window.dispatchEvent(new Event('scroll'))
    scroll()
    expect(isEnhanced()).toBe(false)
    vi.stubGlobal('scrollY', 0)
    scroll()
    expect(isEnhanced()).toBe(true)
  })

  test('are loaded without their fallbacks', () => {
    document.documentElement.style.setProperty('--web-sans', "'Instrument Sans', 'Fallback: Arial'")
    openPage()
    paint()
    expect(loadFont.mock.calls[0]).toEqual(["1em 'Instrument Sans'"])
    document.documentElement.removeAttribute('style')
  })

  test('that cannot be loaded are not taken to be there on the next page', async () => {
    loadFont.mockReturnValue(Promise.reject(new Error('offline')))
    openPage()
    paint()
    await expect.poll(() => isEnhanced()).toBe(true)
    expect(localStorage.fonts).toBeUndefined()
  })

  test('are there at once when the browser has them', () => {
    localStorage.fonts = 1
    openPage()
    expect(isEnhanced()).toBe(true)
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

describe('buttons pressed before they can answer', () => {
  const pressed: string[] = []
  beforeEach(() => {
    pressed.length = 0
    document.body.innerHTML = `<button type="button" id="a"><b>A</b></button>
      <button type="button" popovertarget="x" id="p"></button><a href="#x" id="l"></a>
      <div data-section="faqList"><button type="button" id="s"></button></div>`
    openPage()
    for (const id of ['a', 'p', 'l', 's']) document.getElementById(id)?.click()
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.id)
    })
  })

  test('are pressed again once what they stand in is hydrated', () => {
    markHydrated(document.documentElement)
    expect(pressed).toEqual(['a'])
    const section = document.querySelector<HTMLElement>('[data-section]')
    if (section) markHydrated(section)
    expect(pressed).toEqual(['a', 's'])
  })

  test('those that have answered are not pressed again', () => {
    markHydrated(document.documentElement)
    document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }))
    pressed.length = 0
    markHydrated(document.documentElement)
    expect(pressed).toEqual([])
  })
})

describe('the context menu', () => {
  const opens = (selector: string, button: number, more: MouseEventInit = {}) =>
    document.querySelector(selector)?.dispatchEvent(
      new MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        button,
        clientX: 4,
        ...more,
      }),
    )
  beforeEach(() => {
    window.refusedMenu = undefined
    document.body.innerHTML = '<p>Text</p><input />'
  })

  test('is refused to the right button, but in a form field', () => {
    openPage()
    expect(opens('p', 2)).toBe(false)
    expect(window.refusedMenu).toMatchObject({ x: 4 })
    expect(opens('p', 0, { ctrlKey: true })).toBe(false)
    expect(opens('input', 2)).toBe(true)
  })

  test('opens by the keyboard’s key, and over drafts', () => {
    openPage()
    expect(opens('p', 0)).toBe(true)
    expect(window.refusedMenu).toBeUndefined()
    listeners.abort()
    listeners = new AbortController()
    openPage({ draft: '' })
    expect(opens('p', 2)).toBe(true)
  })
})
