import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { removeToast, showToast } from './show-toast.tsx'

const labels = { close: 'Close toast', notice: 'Notice', region: 'Notices ({hotkey})' }
const shown = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)

afterEach(() => act(async () => removeToast()))

test('a notice is shown, changed and closed by its button', async () => {
  const toast = await act(async () => showToast({ title: 'Request sent' }, labels))
  expect(shown()).toEqual(['Request sent'])
  await act(async () => toast.update({ text: 'Thank you' }))
  expect(shown()).toEqual(['Request sentThank you'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close toast' })))
  expect(shown()).toEqual([])
})

test('a newer notice takes the place of the one before', async () => {
  await act(async () => showToast({ title: 'First' }, labels))
  await act(async () => showToast({ title: 'Second' }, labels))
  expect(shown()).toEqual(['Second'])
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notices (F8)')
})

test('a notice is read out under its name, without the key that leads to it', async () => {
  await act(async () => showToast({ title: 'Request sent' }, labels))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Notice Request sent'))
  expect(document.body.innerHTML).not.toContain('{hotkey}')
})
