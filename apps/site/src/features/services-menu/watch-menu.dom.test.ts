import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMenu } from './watch-menu.ts'

let root: HTMLDetailsElement
let stop: () => void
const report = vi.fn()

beforeEach(() => {
  root = document.createElement('details')
  stop = watchMenu(root, report).stop
})
afterEach(() => {
  stop()
  report.mockReset()
})

const pass = (pointerType: string) =>
  root.dispatchEvent(new PointerEvent('pointerenter', { pointerType }))

test('a finger that scrolls over it opens nothing', () => {
  pass('touch')
  expect(report).not.toHaveBeenCalled()
})

test('a mouse that comes over it opens it', () => {
  pass('mouse')
  expect(report).toHaveBeenCalledExactlyOnceWith(true)
})

test('Escape is the menu’s while it is open, and what else it closes is told so', () => {
  const pressEscape = () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  expect(pressEscape()).toBe(true)
  root.open = true
  expect(pressEscape()).toBe(false)
})
