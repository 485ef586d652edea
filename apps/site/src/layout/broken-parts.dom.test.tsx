import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalHost } from '../features/portal/portal-host.tsx'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'
import { DeferredParts } from './deferred-parts.tsx'
import { Dock } from './dock.tsx'
import { Header } from './header.tsx'

vi.mock('./header.tsx', { spy: true })
vi.mock('./deferred-parts.tsx', { spy: true })
vi.mock('./dock.tsx', { spy: true })
vi.mock('../features/portal/portal-host.tsx', { spy: true })

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const broken = () => {
  throw new Error('broken')
}

test('what waits until the browser is idle takes nothing from the page where it breaks', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(DeferredParts).mockImplementation(broken)
  const { caught } = await openSite('/en', { page: testPage })
  await waitFor(() => expect(caught).toEqual([new Error('broken')]))
  expect(screen.getByRole('banner')).toBeDefined()
  expect(document.title).toBe('/ en | Jalonne')
  logged.mockRestore()
})

test('an assistant that breaks takes nothing from the page', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(Dock).mockImplementation(broken)
  const { caught } = await openSite('/en', { page: testPage })
  await act(async () => fireEvent.pointerMove(document.body))
  await act(async () => fireEvent.pointerDown(document.body))
  await waitFor(() => expect(caught).toEqual([new Error('broken')]))
  expect(screen.getByRole('banner')).toBeDefined()
  logged.mockRestore()
})

test('a way into the portal that breaks takes nothing from the page', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(PortalHost).mockImplementation(broken)
  await openSite('/en', { page: testPage })
  expect(screen.getByRole('banner')).toBeDefined()
  expect(document.title).toBe('/ en | Jalonne')
  logged.mockRestore()
})

test('where the frame itself breaks, the page says so and leads to the start', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(Header).mockImplementation(broken)
  await openSite('/en', { page: testPage })
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en')
  logged.mockRestore()
})
