import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewLostStyles } from './lost-styles.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a style sheet lost with the network is fetched again in its place, once the network is back', () => {
  renewLostStyles()
  document.head.innerHTML =
    '<link id=a rel=stylesheet><link id=b rel=stylesheet><link id=c rel=icon>'
  const before = [...document.head.children]
  for (const id of ['b', 'c']) document.getElementById(id)?.dispatchEvent(new Event('error'))
  const renewed = () => [...document.head.children].map((link, place) => link !== before[place])
  expect(renewed()).toEqual([false, false, false])
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(1_000)
  expect(renewed()).toEqual([false, true, false])
  expect([...document.head.children].map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
