import { MessagesProvider } from '@jalonne/messages'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyrightNotice } from './copyright-notice.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-06-01')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  render(
    <MessagesProvider language="fr" messages={{}}>
      <p>Un texte</p>
      <CopyrightNotice name="Jalonne Sàrl" />
    </MessagesProvider>,
  )
}
/** What the boot script does about a right click. */
function refuseMenu() {
  window.refusedMenu = { x: 40, y: 60 }
  fireEvent(window, new Event('menurefused'))
}
const notice = () => screen.getByRole('status').textContent

test('the notice shows for 2000 ms', () => {
  open()
  refuseMenu()
  expect(notice()).toBe('© 2026 Jalonne Sàrl. Textes et images protégés.')
  act(() => vi.advanceTimersByTime(1999))
  expect(notice()).not.toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(notice()).toBe('')
})

test('asked for before the notice was there, it shows once it is', () => {
  refuseMenu()
  open()
  expect(notice()).toBe('© 2026 Jalonne Sàrl. Textes et images protégés.')
})

test('asked for again, it shows for 2000 ms more', () => {
  open()
  refuseMenu()
  act(() => vi.advanceTimersByTime(1500))
  refuseMenu()
  act(() => vi.advanceTimersByTime(1500))
  expect(notice()).not.toBe('')
})
