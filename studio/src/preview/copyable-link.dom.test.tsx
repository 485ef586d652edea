import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyableLink } from './copyable-link.tsx'

const url = 'https://example.ch/api/draft/enable?token=abc'
const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
const show = () =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <CopyableLink link={{ url, expires: '2026-12-03T10:00:00Z' }} />
    </ThemeProvider>,
  )
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))

afterEach(cleanup)

test('an editor copies the link, and is told so', async () => {
  show()
  await press()
  expect(writeText).toHaveBeenCalledWith(url)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an editor whose browser refuses to copy is told so', async () => {
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  show()
  await press()
  expect(screen.getByRole('alert').textContent).toContain('Your browser did not allow copying')
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
})
