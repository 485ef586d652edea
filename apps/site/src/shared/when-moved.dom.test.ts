import { expect, test, vi } from 'vitest'
import { whenMoved } from './when-moved.ts'

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'contextmenu'])(
  'a visitor who does anything (%s) is noticed, once',
  (move) => {
    const run = vi.fn()
    whenMoved(run)
    expect(run).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(move, { bubbles: true }))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(run).toHaveBeenCalledTimes(1)
  },
)

test('scrolling counts, though it does not bubble', () => {
  const run = vi.fn()
  whenMoved(run)
  document.dispatchEvent(new Event('scroll'))
  expect(run).toHaveBeenCalledTimes(1)
})

test('called off, it does not run any more', () => {
  const run = vi.fn()
  whenMoved(run)()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(run).not.toHaveBeenCalled()
})
