import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '../../shared/language.tsx'
import { openPortalLogin, PortalHost } from './portal-host.tsx'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./portal-dialog.tsx', async () => {
  await code.promise
  return { PortalDialog: ({ open }: { open: boolean }) => (open ? 'The portal' : null) }
})

test('the dialog opens over the page it was asked for on, and over no later one', async () => {
  window.history.replaceState(null, '', '/en')
  render(<PortalHost />, {
    wrapper: ({ children }) => <LanguageProvider value="en">{children}</LanguageProvider>,
  })
  const press = () => window.dispatchEvent(new Event(openPortalLogin))
  press()
  window.history.replaceState(null, '', '/en/pricing')
  await act(async () => {
    code.resolve()
    await import('./portal-dialog.tsx')
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.queryByText('The portal')).toBeNull()
  press()
  expect(await screen.findByText('The portal')).toBeDefined()
})
