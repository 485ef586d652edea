import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { warned } from './warned-delete.tsx'

const client = vi.hoisted(() => ({ fetch: vi.fn(), withConfig: () => client }))
vi.mock('sanity', () => ({
  useClient: () => client,
  useSchema: () => ({ get: () => undefined }),
}))
vi.mock('sanity/router', () => ({ IntentLink: 'a' }))

/** What Sanity does: it asks whether to delete. */
const ask = vi.fn()
const deletion = Object.assign(() => ({ label: 'Delete', onHandle: ask }), { action: 'delete' })
const WarnedDelete = warned(deletion as DocumentActionComponent)

const theme = buildTheme()

/** Chooses “Delete” of a page that visitors find at an address. */
async function chooseAt(path: string) {
  const published = { _id: 'page', _type: 'page', path }
  const initialProps = { id: 'page', type: 'page', published } as unknown as DocumentActionProps
  const { result } = renderHook(WarnedDelete, { initialProps })
  await act(async () => result.current?.onHandle?.())
  const dialog = () => result.current?.dialog
  const shown = dialog()
  if (shown && shown.type === 'dialog') {
    render(<ThemeProvider theme={theme}>{shown.content}</ThemeProvider>)
  }
  return dialog
}

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('what links to the address of a page is said before Sanity asks whether to delete it', async () => {
  const whole = { _id: 'seo', _type: 'service', name: 'Référencement', path: '/services/seo' }
  client.fetch.mockResolvedValue([{ whole }])
  const dialog = await chooseAt('/services/seo')
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByText('Référencement')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete…' })))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(dialog()).toBeFalsy()
})

test('so is what the site does at its address', async () => {
  client.fetch.mockResolvedValue([])
  await chooseAt('/blog')
  expect(screen.getByText(/The site shows the list of articles at \/blog/)).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('Sanity asks at once where nothing links to the address, or the lake does not tell', async () => {
  client.fetch.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('away'))
  await chooseAt('/services/seo')
  await chooseAt('/services/seo')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button')).toBeNull()
})
