import { site } from '@jalonne/messages'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testConfig } from '../../testing/test-config.ts'

beforeAll(async () => {
  await Promise.all([site.load('fr'), site.load('en')])
})
let leave: () => void = () => {}
afterEach(() => {
  leave()
  testConfig.voice = false
})

async function open() {
  const opened = await openSite('/en/pricing', { page: testPage })
  leave = opened.leave
  window.dispatchEvent(new Event('pointermove'))
  // Its code is on its way now.
  await act(() => import('../../layout/dock.tsx'))
}

test('without a voice agent the round button leads to the form that books a call', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Book a call' }).getAttribute('href')).toBe(
    '/en/contact#call',
  )
})

test('who presses again while the voice agent is loaded finds it open', async () => {
  testConfig.voice = true
  await open()
  const button = screen.getByRole('link', { name: 'Talk to the voice assistant' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(await screen.findByRole('region', { name: 'Talk to our voice assistant' })).toBeDefined()
})

test('a voice agent is loaded once the visitor agrees, and not before', async () => {
  testConfig.voice = true
  await open()
  const button = screen.getByRole('link', { name: 'Talk to the voice assistant' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await act(async () => fireEvent.click(button))
  const panel = await screen.findByRole('region', { name: 'Talk to our voice assistant' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(panel)
  expect(document.querySelector('iframe')).toBeNull()
  const agree = screen.getByRole('button', { name: 'Agree and talk' })
  agree.focus()
  fireEvent.click(agree)
  expect(document.activeElement).toBe(panel)
  expect(panel.querySelector('iframe')?.getAttribute('src')).toBe('/voice')
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(document.activeElement).toBe(button)
  await act(async () => fireEvent.click(button))
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await act(async () => fireEvent.click(button))
  expect(document.querySelector('iframe')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes the voice agent alone, and the focus is where it was', async () => {
  testConfig.voice = true
  await open()
  fireEvent.focus(screen.getByLabelText('Your question'))
  await screen.findByRole('region', { name: 'Suggested questions' })
  const button = screen.getByRole('link', { name: 'Talk to the voice assistant' })
  await act(async () => fireEvent.click(button))
  const panel = await screen.findByRole('region', { name: 'Talk to our voice assistant' })
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('region', { name: 'Suggested questions' })).toBeDefined()
})
