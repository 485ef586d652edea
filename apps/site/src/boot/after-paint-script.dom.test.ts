import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaintId, afterPaintScript } from './after-paint-script.ts'

const imported = vi.fn<(address: string) => Promise<unknown>>()
const media = () => document.getElementById(afterPaintId)?.getAttribute('media')

/** Runs the text the page carries; `import()` is the one thing that is not the browser's. */
function openPage() {
  document.head.innerHTML = `<style id="${afterPaintId}" media="not all"></style>`
  const script = document.createElement('script')
  script.dataset.letters = '/assets/letters.js'
  script.dataset.manifest = '/site.webmanifest'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function('imported', afterPaintScript.replace('import(', 'imported('))(imported)
}
function paint() {
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  expect(imported).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  imported.mockReset().mockResolvedValue({})
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('on a first visit what changes the letters waits until the page stands and is painted', () => {
  openPage()
  paint()
  expect(imported.mock.calls).toEqual([['/assets/letters.js']])
  expect(media()).toBe('not all')
})

test('with the fonts in the browser they are there at once', () => {
  localStorage.fonts = 1
  openPage()
  expect(media()).toBe('all')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(imported).not.toHaveBeenCalled()
})

test.each([undefined, 1])(
  'the manifest is not fetched before the first paint (fonts: %s)',
  (fonts) => {
    if (fonts) localStorage.fonts = fonts
    openPage()
    const manifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href')
    expect(manifest()).toBeUndefined()
    paint()
    expect(manifest()).toBe('/site.webmanifest')
  },
)

test('a browser without storage has them all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  openPage()
  paint()
  expect(imported).toHaveBeenCalled()
})

test('where what changes the letters can’t be fetched, the browser changes them itself', async () => {
  imported.mockRejectedValue(new TypeError('Failed to fetch'))
  openPage()
  paint()
  await vi.waitFor(() => expect(media()).toBe('all'))
})
