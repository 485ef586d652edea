import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTooltips } from './watch-tooltips.ts'

let stop = () => {}
let shown: HTMLElement | null = null

beforeEach(() => {
  vi.useFakeTimers()
  shown = null
  document.body.innerHTML = `
    <button data-tooltip aria-label="Theme"><i id="icon"></i></button>
    <p>Text</p><div role="tooltip">Theme</div>`
  stop = watchTooltips((control) => {
    shown = control
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const one = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

test('a control is named once the pointer has rested on it for 700 ms', () => {
  fireEvent.pointerOver(one('#icon'))
  vi.advanceTimersByTime(699)
  expect(shown).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown).toBe(one('button'))
})

test('from a control that is named to its neighbour, the name goes along', () => {
  document.body.insertAdjacentHTML('beforeend', '<a data-tooltip aria-label="Call"></a>')
  fireEvent.pointerOver(one('#icon'))
  vi.advanceTimersByTime(700)
  fireEvent.pointerOver(one('a'))
  vi.advanceTimersByTime(0)
  expect(shown).toBe(one('a'))
})

test('passing over it names nothing', () => {
  fireEvent.pointerOver(one('#icon'))
  vi.advanceTimersByTime(500)
  fireEvent.pointerOver(one('p'))
  vi.advanceTimersByTime(2000)
  expect(shown).toBeNull()
})

test('the name can be reached with the pointer, and goes when it leaves both', () => {
  fireEvent.pointerOver(one('#icon'))
  vi.advanceTimersByTime(700)
  fireEvent.pointerOver(one('[role=tooltip]'))
  vi.advanceTimersByTime(2000)
  expect(shown).toBe(one('button'))
  fireEvent.pointerOver(one('p'))
  vi.advanceTimersByTime(120)
  expect(shown).toBeNull()
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(one('button'))],
])('%s takes it away at once', (_, end) => {
  fireEvent.pointerOver(one('#icon'))
  vi.advanceTimersByTime(700)
  end()
  expect(shown).toBeNull()
})
