import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function open() {
  const onClose = vi.fn()
  const dialog = (isOpen: boolean) => (
    <Dialog closeLabel="Close" onClose={onClose} open={isOpen} title="Book a call">
      <p>Content</p>
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  return { onClose, close: () => rerender(dialog(false)) }
}
const shown = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Book a call' })

function press(from: Element, to: Element) {
  fireEvent.pointerDown(from)
  fireEvent.click(to)
}

test('an open dialog is named by its title and closes by its button', () => {
  const { onClose } = open()
  expect(shown().open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press beside it closes it, a press on its content does not', () => {
  const { onClose } = open()
  press(screen.getByText('Content'), screen.getByText('Content'))
  // Selecting text may end beside it.
  press(screen.getByText('Content'), shown())
  expect(onClose).not.toHaveBeenCalled()
  press(shown(), shown())
  expect(onClose).toHaveBeenCalledOnce()
})

test('whoever opened it can close it', () => {
  const { close } = open()
  const dialog = shown()
  close()
  expect(dialog.open).toBe(false)
})
