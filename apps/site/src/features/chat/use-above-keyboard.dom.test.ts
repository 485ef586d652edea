import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAboveKeyboard } from './use-above-keyboard.ts'

const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
const field = document.createElement('textarea')
const lift = () => document.documentElement.style.getPropertyValue('--keyboard')
const change = (to: Partial<Record<'height' | 'offsetTop' | 'scale', number>>) => {
  Object.assign(view, to)
  view.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 800)
  document.body.append(field)
  renderHook(() => useAboveKeyboard({ current: field }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  field.remove()
})

test('the box is lifted by a keyboard that lies over the page, while somebody types in it', () => {
  field.focus()
  change({ height: 500.4 })
  expect(lift()).toBe('300px')
  change({ offsetTop: 100 })
  expect(lift()).toBe('200px')
  field.blur()
  change({ offsetTop: 0 })
  expect(lift()).toBe('0px')
})

test('who looks closer by two fingers has no keyboard', () => {
  field.focus()
  change({ height: 400, scale: 2 })
  expect(lift()).toBe('0px')
})

test('nothing of it stays behind', () => {
  field.focus()
  change({ height: 500, scale: 1 })
  cleanup()
  expect(lift()).toBe('')
})
