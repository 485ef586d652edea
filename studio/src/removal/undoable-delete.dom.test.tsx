import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoable } from './undoable-delete.tsx'

const lake = vi.hoisted(() => ({
  operation: undefined as object | undefined,
  client: {
    fetch: vi.fn(),
    createIfNotExists: vi.fn(),
    commit: vi.fn(),
    withConfig: () => lake.client,
    transaction: () => lake.client,
  },
}))
const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('sanity', () => ({
  useClient: () => lake.client,
  useDocumentOperationEvent: () => lake.operation,
}))
vi.mock('sanity/router', () => ({ useRouter: () => ({ navigateIntent: vi.fn() }) }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))

/** Whether Sanity asks “Delete?” at the moment. */
let isAsked = false
const UndoableDelete = undoable(
  Object.assign(
    () => ({ label: 'Delete', dialog: isAsked && { type: 'custom', component: null } }),
    { action: 'delete' },
  ) as DocumentActionComponent,
)

const page = (_id: string, title: string) => ({ _id, _type: 'page', title })
const stored = (title: string) => ({
  published: page('page', 'Live'),
  draft: page('drafts.page', title),
})
const gone = { published: null, draft: null }

function open(title: string) {
  const propsOf = (editions: object) =>
    ({ id: 'page', type: 'page', ...editions }) as unknown as DocumentActionProps
  const { rerender } = renderHook(UndoableDelete, { initialProps: propsOf(stored(title)) })
  return { becomes: (editions: object) => rerender(propsOf(editions)) }
}

beforeEach(() => {
  isAsked = false
  lake.operation = undefined
  lake.client.fetch.mockResolvedValue([])
  lake.client.commit.mockResolvedValue({})
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('undoing a deletion brings back what was written until it was confirmed', async () => {
  const document = open('Old')
  isAsked = true
  document.becomes(stored('Old'))
  document.becomes(stored('New'))
  isAsked = false
  document.becomes({ ...gone, published: page('page', 'Live') })
  lake.operation = { type: 'success', op: 'delete' }
  document.becomes(gone)
  document.becomes(gone)
  expect(toast.push).toHaveBeenCalledTimes(1)
  const theme = buildTheme()
  render(<ThemeProvider theme={theme}>{toast.push.mock.lastCall?.[0].description}</ThemeProvider>)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
  const restored = lake.client.createIfNotExists.mock.calls.map(([edition]) => edition)
  expect(restored).toEqual([page('page', 'Live'), page('drafts.page', 'New')])
})

test('what a colleague deletes after one thought better of it is not offered to be undone', () => {
  const document = open('Old')
  isAsked = true
  document.becomes(stored('Old'))
  isAsked = false
  document.becomes(stored('Old'))
  document.becomes(gone)
  expect(toast.push).not.toHaveBeenCalled()
})

test('neither is a deletion that failed', () => {
  const document = open('Old')
  isAsked = true
  document.becomes(stored('Old'))
  isAsked = false
  lake.operation = { type: 'error', op: 'delete' }
  document.becomes(stored('Old'))
  expect(toast.push).not.toHaveBeenCalled()
})
