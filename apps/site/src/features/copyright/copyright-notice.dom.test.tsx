import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuseMenus } from '../../boot/refuse-menus.ts'
import { LanguageProvider } from '../../shared/language.tsx'
import { CopyrightNotice } from './copyright-notice.tsx'

// As it is before the app is there.
beforeAll(refuseMenus)
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
    <LanguageProvider value="fr">
      <p>Un texte</p>
      <input aria-label="Nom" />
      <CopyrightNotice name="Jalonne Sàrl" />
    </LanguageProvider>,
  )
}
/** Whether the browser's own menu opens. */
const menuOpens = (element: Element) => fireEvent.contextMenu(element, { clientX: 40, clientY: 60 })
const notice = () => screen.getByRole('status').textContent

test('the menu stays closed and the notice shows for 2000 ms', () => {
  open()
  expect(menuOpens(screen.getByText('Un texte'))).toBe(false)
  expect(notice()).toBe('© 2026 Jalonne Sàrl. Textes et images protégés.')
  act(() => vi.advanceTimersByTime(1999))
  expect(notice()).not.toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(notice()).toBe('')
})

test('asked for before the notice was there, it shows once it is', () => {
  fireEvent.contextMenu(document.body, { clientX: 40, clientY: 60 })
  open()
  expect(notice()).toBe('© 2026 Jalonne Sàrl. Textes et images protégés.')
})

test('asked for again, it shows for 2000 ms more', () => {
  open()
  menuOpens(screen.getByText('Un texte'))
  act(() => vi.advanceTimersByTime(1500))
  menuOpens(screen.getByText('Un texte'))
  act(() => vi.advanceTimersByTime(1500))
  expect(notice()).not.toBe('')
})

test('a form field keeps its menu', () => {
  open()
  expect(menuOpens(screen.getByRole('textbox'))).toBe(true)
  expect(notice()).toBe('')
})

test.each([
  ['ContextMenu', false],
  ['F10', true],
])('the key %s opens the menu anywhere, the next right click does not', (key, shiftKey) => {
  open()
  const text = screen.getByText('Un texte')
  fireEvent.keyDown(text, { key, shiftKey })
  expect(menuOpens(text)).toBe(true)
  fireEvent.pointerDown(text)
  expect(menuOpens(text)).toBe(false)
})
