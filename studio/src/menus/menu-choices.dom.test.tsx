import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MenuChoices } from './menu-choices.tsx'

const client = vi.hoisted(() => ({ fetch: vi.fn() }))
const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('sanity', () => ({ useClient: () => client }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))
vi.mock('../shared/use-live-query.ts', () => ({
  useLiveQuery: () => ({ _id: 'navigation', header: [], footer: [] }),
}))

afterEach(cleanup)

test('a box waits until its menu is written, and can be checked again where that failed', async () => {
  const reading = Promise.withResolvers<never>()
  client.fetch.mockReturnValueOnce(reading.promise)
  render(
    <ThemeProvider theme={buildTheme()}>
      <MenuChoices page={{ id: 'blog', path: '/blog' }} />
    </ThemeProvider>,
  )
  const header = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Header' })
  fireEvent.click(header)
  expect(header.disabled).toBe(true)
  await act(async () => reading.reject(new Error('The lake is away')))
  expect(header.disabled).toBe(false)
  expect(toast.push).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'The lake is away' }),
  )
})
