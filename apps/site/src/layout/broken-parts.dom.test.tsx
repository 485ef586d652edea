import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'
import { DeferredParts } from './deferred-parts.tsx'
import { Header } from './header.tsx'

vi.mock('./header.tsx', { spy: true })
vi.mock('./deferred-parts.tsx', { spy: true })

afterEach(cleanup)

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

test('where the frame itself breaks, the page says so and leads to the start', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(Header).mockImplementation(broken)
  await openSite('/en', { page: testPage })
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en')
  logged.mockRestore()
})
