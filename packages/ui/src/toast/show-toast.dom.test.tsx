import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { removeToast, showToast } from './show-toast.tsx'

const labels = { close: 'Close toast', notice: 'Notice', region: 'Notices ({hotkey})' }
const shown = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)

afterEach(() => {
  vi.useRealTimers()
  return act(async () => removeToast())
})

test('a notice is shown, changed and closed by its button', async () => {
  const toast = await act(async () => showToast({ title: 'Request sent' }, labels))
  expect(shown()).toEqual(['Request sent'])
  await act(async () => toast.update({ text: 'Thank you' }))
  expect(shown()).toEqual(['Request sentThank you'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close toast' })))
  expect(shown()).toEqual([])
})

test('a notice closes by itself after five seconds', async () => {
  vi.useFakeTimers()
  await act(async () => showToast({ title: 'Request sent' }, labels))
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(shown()).toEqual(['Request sent'])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toEqual([])
})

test('a notice that stays is there until its button is pressed, which does what it says and closes the notice', async () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const action = { label: 'Try again', run }
  await act(async () => showToast({ title: 'Not sent', stays: true, action }, labels))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shown()).toEqual(['Not sentTry again'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(run).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

test('a swipe to the right of more than 50 px closes a notice, a shorter one does not', async () => {
  await act(async () => showToast({ title: 'Request sent' }, labels))
  const swipe = async (by: number) => {
    const notice = document.querySelector('ol > li') as HTMLElement
    const at = (clientX: number) => ({ button: 0, clientX, clientY: 20 })
    await act(async () => {
      fireEvent.pointerDown(notice, at(100))
      fireEvent.pointerMove(notice, at(100 + by))
      fireEvent.pointerUp(notice, at(100 + by))
    })
  }
  await swipe(50)
  expect(shown()).toEqual(['Request sent'])
  await swipe(51)
  expect(shown()).toEqual([])
})

test('a newer notice takes the place of the one before', async () => {
  await act(async () => showToast({ title: 'First' }, labels))
  await act(async () => showToast({ title: 'Second' }, labels))
  expect(shown()).toEqual(['Second'])
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notices (F8)')
})

test('notices that stay are there beside newer ones, and each is closed by itself', async () => {
  await act(async () => {
    showToast({ title: 'Not sent', stays: true }, labels)
    showToast({ title: 'Not booked', stays: true }, labels)
  })
  for (const title of ['Request sent', 'Call booked'])
    await act(async () => showToast({ title }, labels))
  expect(shown()).toEqual(['Not sent', 'Not booked', 'Call booked'])
  const [first] = screen.getAllByRole('button', { name: 'Close toast' })
  await act(async () => fireEvent.click(first as HTMLElement))
  expect(shown()).toEqual(['Not booked', 'Call booked'])
})

test('a notice is read out under its name, without the key that leads to it', async () => {
  await act(async () => showToast({ title: 'Request sent' }, labels))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Notice Request sent'))
  expect(document.body.innerHTML).not.toContain('{hotkey}')
})
