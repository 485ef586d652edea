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

const escapeKey = () =>
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

test('Escape is the menu’s while it is open, and what else it closes is told so', () => {
  const pressEscape = () => document.dispatchEvent(escapeKey())
  expect(pressEscape()).toBe(true)
  root.open = true
  expect(pressEscape()).toBe(false)
})

test('Escape that closes a dialog is not kept from it by a menu that has not closed yet', () => {
  root.open = true
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  expect(dialog.dispatchEvent(escapeKey())).toBe(true)
  dialog.remove()
})
