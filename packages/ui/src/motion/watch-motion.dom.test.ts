import { afterEach, expect, test, vi } from 'vitest'
import { watchMotion } from './watch-motion.ts'

afterEach(() => vi.unstubAllGlobals())

test('a loop runs by where its element is now, however many changes are reported at once', () => {
  let cross: (...crossings: boolean[]) => void = () => {}
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        cross = (...crossings) => callback(crossings.map((isIntersecting) => ({ isIntersecting })))
      }
      observe() {}
      disconnect() {}
    },
  )
  const reported: boolean[] = []
  const stop = watchMotion(document.body, (allowed) => reported.push(allowed))
  cross(false, true)
  cross(true, false)
  expect(reported).toEqual([true, false])
  stop()
})
