import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { announceSent } from './announce-sent.ts'

const text = (id: string) => id

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('what was sent in a dialog is announced once the dialog is closed, where it can be heard', async () => {
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  const announced = announceSent(text, 'Call booked')
  await import('@jalonne/ui/toast')
  await act(async () => {})
  expect(screen.queryByText('Call booked')).toBeNull()
  await act(async () => {
    dialog.close()
    await announced
  })
  expect(screen.getAllByText('Call booked')).not.toHaveLength(0)
})
