import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaintId, afterPaintScript } from './after-paint-script.ts'

let painted: (() => void) | undefined
class PaintObserver {
  constructor(callback: (list: object, observer: PaintObserver) => void) {
    const entries = { getEntriesByName: (name: string) => [name] }
    painted = () => callback(entries, this)
  }
  observe() {}
  disconnect() {}
}

const media = () => document.getElementById(afterPaintId)?.getAttribute('media')
const run = () => new Function(afterPaintScript)()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  document.head.innerHTML = `<style id="${afterPaintId}" media="not all"></style>`
})
afterEach(() => vi.unstubAllGlobals())

test('on a first visit the fonts wait for the first paint', () => {
  run()
  expect(media()).toBe('not all')
  painted?.()
  expect(media()).toBe('all')
})

test('on the next page they are there at once', () => {
  run()
  painted?.()
  document.head.innerHTML = `<style id="${afterPaintId}" media="not all"></style>`
  run()
  expect(media()).toBe('all')
})

test('a browser that tells of no paint has them when the page has loaded', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  run()
  expect(media()).toBe('not all')
  window.dispatchEvent(new Event('load'))
  expect(media()).toBe('all')
})

test('a browser without storage has them all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  run()
  painted?.()
  expect(media()).toBe('all')
})
