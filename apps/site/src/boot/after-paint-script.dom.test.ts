import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaintId, afterPaintScript } from './after-paint-script.ts'

const media = () => document.getElementById(afterPaintId)?.getAttribute('media')

function openPage() {
  document.head.innerHTML = `<style id="${afterPaintId}" media="not all"></style>`
  new Function(afterPaintScript)()
}
function paint() {
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  expect(media()).toBe('not all')
  vi.advanceTimersToNextFrame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('on a first visit fonts and sheets wait until the page stands and is painted', () => {
  openPage()
  expect(media()).toBe('not all')
  paint()
  expect(media()).toBe('all')
})

test('on the next page they are there at once', () => {
  openPage()
  paint()
  openPage()
  expect(media()).toBe('all')
})

test('a browser without storage has them all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  openPage()
  paint()
  expect(media()).toBe('all')
})
