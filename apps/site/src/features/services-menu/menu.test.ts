import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runMenu } from './run-menu.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function menu() {
  let isOpen = false
  const { send, stop } = runMenu((open) => {
    isOpen = open
  })
  return { send, stop, isOpen: () => isOpen }
}

describe.each(['hover', 'focus', 'press'] as const)('opened by %s', (opener) => {
  test('it closes 300 ms after the visitor has left', () => {
    const { send, isOpen } = menu()
    send(opener)
    expect(isOpen()).toBe(true)
    send('leave')
    vi.advanceTimersByTime(299)
    expect(isOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
  })

  test('it stays open when the visitor comes back in time, and counts anew', () => {
    const { send, isOpen } = menu()
    send(opener)
    send('leave')
    vi.advanceTimersByTime(200)
    send('hover')
    vi.advanceTimersByTime(1000)
    expect(isOpen()).toBe(true)
    send('leave')
    vi.advanceTimersByTime(299)
    expect(isOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
  })

  test('Escape or a press elsewhere closes it at once', () => {
    const { send, isOpen } = menu()
    send(opener)
    send('dismiss')
    expect(isOpen()).toBe(false)
  })

  test('it can’t be opened within 100 ms of closing', () => {
    const { send, isOpen } = menu()
    send('hover')
    send('dismiss')
    vi.advanceTimersByTime(99)
    send(opener)
    expect(isOpen()).toBe(false)
    vi.advanceTimersByTime(1)
    send(opener)
    expect(isOpen()).toBe(true)
  })
})

test('a second press closes it; after hovering the first press only keeps it', () => {
  const { send, isOpen } = menu()
  send('press')
  send('press')
  expect(isOpen()).toBe(false)
  vi.advanceTimersByTime(100)
  send('hover')
  send('press')
  expect(isOpen()).toBe(true)
  send('press')
  expect(isOpen()).toBe(false)
})

test('leaving a closed menu does nothing, and a stopped one closes no more', () => {
  const { send, stop, isOpen } = menu()
  send('leave')
  expect(vi.getTimerCount()).toBe(0)
  send('hover')
  send('leave')
  stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(isOpen()).toBe(true)
})
