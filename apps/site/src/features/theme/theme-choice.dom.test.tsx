import { MessagesProvider } from '@jalonne/messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ThemeChoice } from './theme-choice.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.documentElement.dataset.theme
  localStorage.clear()
})

const messages = {
  'theme.label': 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',
}
const choice = (
  <MessagesProvider language="en" messages={messages}>
    <ThemeChoice name="theme" />
  </MessagesProvider>
)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a visitor sees what is chosen and can choose another theme', () => {
  document.documentElement.dataset.theme = 'dark'
  render(choice)
  expect(radio('Dark').checked).toBe(true)
  fireEvent.click(radio('Light'))
  expect(document.documentElement.dataset.theme).toBe('light')
  fireEvent.click(radio('System'))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(radio('System').checked).toBe(true)
})

test('a choice made before the scripts came is kept', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(choice)
  document.body.append(page)
  radio('Dark').checked = true
  render(choice, { container: page, hydrate: true })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(radio('Dark').checked).toBe(true)
})
