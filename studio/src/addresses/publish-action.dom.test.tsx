import { ClientError } from '@sanity/client'
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentActions } from '../structure/document-actions.ts'

const client = vi.hoisted(() => ({
  action: vi.fn(),
  fetch: vi.fn(),
  commit: vi.fn(),
  create: vi.fn(),
  withConfig: () => client,
  transaction: () => client,
}))
const validation = vi.hoisted(() => ({ isValidating: false, revision: 'typed' }))
vi.mock('sanity', () => ({
  useClient: () => client,
  useSchema: () => ({ get: () => ({ title: 'Navigation' }) }),
  useSyncState: () => ({ isSyncing: false }),
  useValidationStatus: () => validation,
}))
const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))
vi.mock('sanity/router', () => ({ IntentLink: 'a' }))

const publish = Object.assign(() => ({ label: 'Publish', disabled: false }), { action: 'publish' })
const [action] = documentActions([publish as DocumentActionComponent], { schemaType: 'page' })

const page = (_id: string, path: string) => ({ _id, _rev: 'typed', _type: 'page', path })
const props = {
  id: 'prices',
  type: 'page',
  published: page('prices', '/pricing'),
  draft: page('drafts.prices', '/prices'),
} as unknown as DocumentActionProps

function Action() {
  const described = action?.(props)
  const { dialog } = described ?? {}
  return (
    <>
      <button type="button" disabled={described?.disabled ?? false} onClick={described?.onHandle}>
        Publish
      </button>
      {dialog && 'content' in dialog && dialog.content}
    </>
  )
}

const theme = buildTheme()
const themed = (children: ReactNode) => <ThemeProvider theme={theme}>{children}</ThemeProvider>

beforeEach(() => {
  client.fetch.mockResolvedValue([])
  client.commit.mockResolvedValue({})
  client.action.mockResolvedValue({})
})

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  Object.assign(validation, { isValidating: false, revision: 'typed' })
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each([
  ['what was typed is being judged', { isValidating: true }],
  ['the verdict is of what stood there before', { revision: 'before' }],
])('a page that moves is not published while %s', async (_, pending) => {
  const { rerender } = render(themed(<Action />))
  fireEvent.click(button('Publish'))
  expect(button('Publish and redirect').disabled).toBe(false)
  Object.assign(validation, pending)
  rerender(themed(<Action />))
  expect(button('Publish and redirect').disabled).toBe(true)
  expect(button('Publish').disabled).toBe(true)
})

test('where the page is published and the redirect fails, an editor is told and tries again', async () => {
  client.commit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(themed(<Action />))
  fireEvent.click(button('Publish'))
  fireEvent.click(button('Publish and redirect'))
  const told = (title: string) =>
    waitFor(() => expect(toast.push.mock.lastCall?.[0]).toMatchObject({ title }))
  await told('Published, but /pricing does not lead to /prices yet')
  render(themed(toast.push.mock.lastCall?.[0].description))
  expect(screen.getByText(/^The server does not answer/)).toBeTruthy()
  fireEvent.click(button('Try again'))
  await told('The old address leads to the new one')
  expect(client.create).toHaveBeenLastCalledWith(
    expect.objectContaining({ from: '/pricing', to: '/prices' }),
  )
  expect(client.action).toHaveBeenCalledTimes(1)
})

test('a page that was changed since its redirect was chosen is not published, and an editor is told', async () => {
  const conflict = { statusCode: 409, headers: {}, body: { message: 'draft changed' } }
  client.action.mockRejectedValueOnce(new ClientError(conflict))
  render(themed(<Action />))
  fireEvent.click(button('Publish'))
  fireEvent.click(button('Publish and redirect'))
  await waitFor(() =>
    expect(toast.push.mock.lastCall?.[0].description).toMatch(/^Somebody has changed/),
  )
  expect(client.action.mock.lastCall?.[0]).toMatchObject({ ifDraftRevisionId: 'typed' })
  expect(client.create).not.toHaveBeenCalled()
})

test('publishing a service that leads elsewhere leaves its page where it is', () => {
  const actions = [publish as DocumentActionComponent]
  expect(documentActions(actions, { schemaType: 'service' })).toEqual(actions)
})

test('where the old address is written out, documents are called by their names', async () => {
  const link = { _type: 'link', path: '/pricing' }
  const found = [
    { _id: 'voice', _type: 'testimonial', name: 'Ada', link },
    { _id: 'navigation', _type: 'navigation', header: [link] },
    { _id: 'elsewhere', _type: 'testimonial', name: 'Bob', quote: 'About our pricing' },
  ]
  client.fetch.mockResolvedValue(found.map((whole) => ({ whole })))
  render(themed(<Action />))
  fireEvent.click(button('Publish'))
  expect(await screen.findByText('Ada')).toBeTruthy()
  expect(screen.getByText('Navigation')).toBeTruthy()
  expect(screen.queryByText('Bob')).toBeNull()
})
