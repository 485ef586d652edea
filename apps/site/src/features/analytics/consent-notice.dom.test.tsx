import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const question = () => screen.findByRole('region', { name: 'May we measure your visit?' })
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Cookie choices' }))

test('the first question leaves the focus where it is; whoever asks for it is taken to it', async () => {
  const analytics = [{ host: location.host, measurementId: 'G-MAIN' }]
  await openSite('/en', { page: testPage, analytics })
  const first = await question()
  expect(document.activeElement).toBe(document.body)
  change()
  expect(document.activeElement).toBe(first)
  screen.getByRole('button', { name: 'Cookie choices' }).focus()
  change()
  expect(document.activeElement).toBe(first)

  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(first.isConnected).toBe(false))
  change()
  expect(document.activeElement).toBe(await question())
})
