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
const chooseAt = (path: string) => choose({ _id: 'page', _type: 'page', path })

/** Chooses “Delete” of a published document. */
async function choose(published: { _id: string; _type: string; [field: string]: unknown }) {
  const { _id: id, _type: type } = published
  const initialProps = { id, type, published } as unknown as DocumentActionProps
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
  client.fetch.mockImplementation(async (query: string) =>
    query.startsWith('*[references($id)]') ? [] : [{ whole }],
  )
  const dialog = await chooseAt('/services/seo')
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByText('Référencement')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete…' })))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(dialog()).toBeFalsy()
})

test('what is published and referred to cannot be deleted: what refers to it is named', async () => {
  const referrer = { _id: 'drafts.home', _type: 'page', title: { en: 'Home' } }
  client.fetch.mockImplementation(async (query: string) =>
    query.startsWith('*[references($id)]') ? [referrer] : [],
  )
  await choose({ _id: 'service-seo', _type: 'service' })
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByText('Home')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete…' })).toHaveProperty('disabled', true)
})

test('so is what the site does at its address', async () => {
  client.fetch.mockResolvedValue([])
  await chooseAt('/blog')
  expect(screen.getByText(/The site shows the list of articles at \/blog/)).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('Sanity asks at once where nothing links to the address, or the lake does not tell', async () => {
  client.fetch.mockResolvedValueOnce([]).mockResolvedValueOnce([])
  client.fetch.mockRejectedValue(new Error('away'))
  await chooseAt('/services/seo')
  await chooseAt('/services/seo')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('Sanity asks at once for a town: a general page is left at its address', async () => {
  const whole = { _id: 'page', _type: 'page', path: '/', link: '/services/seo-visibility-sion' }
  client.fetch.mockImplementation(async (query: string) =>
    query.startsWith('*[references($id)]') ? [] : [{ whole }],
  )
  await choose({ _id: 'sion', _type: 'city', slug: { current: 'sion' } })
  expect(ask).toHaveBeenCalledTimes(1)
})
