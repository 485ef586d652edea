import { site } from '@jalonne/messages'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testConfig } from '../../testing/test-config.ts'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./voice-panel.tsx', async (original) => {
  await code.promise
  return original()
})

let leave: () => void = () => {}
afterEach(() => {
  leave()
  testConfig.voice = false
})

test('the voice agent opens on the page it was asked for on, and takes the focus on no later one', async () => {
  testConfig.voice = true
  await site.load('en')
  const opened = await openSite('/en/pricing', { page: testPage })
  leave = opened.leave
  window.dispatchEvent(new Event('pointermove'))
  await act(() => import('../../layout/dock.tsx'))
  const button = screen.getByRole('link', { name: 'Talk to the voice assistant' })
  const press = () => act(async () => fireEvent.click(button))
  const panel = () => screen.queryByRole('region', { name: 'Talk to our voice assistant' })
  await press()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await opened.go('/en/services')
  await act(async () => {
    code.resolve()
    await import('./voice-panel.tsx')
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(panel()).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await press()
  expect(document.activeElement).toBe(panel())
  expect(button.getAttribute('aria-expanded')).toBe('true')
})
