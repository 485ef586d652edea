import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PriceRow, priceRows, type StoredPlan } from './price-rows.ts'
import { PricesTool } from './prices-tool.tsx'

const client = vi.hoisted(() => ({ action: vi.fn(), getDocument: vi.fn(), transaction: vi.fn() }))
const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('sanity', () => ({ useClient: () => client }))
vi.mock('sanity/router', () => ({ IntentLink: 'a' }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))
vi.mock('../shared/use-can-edit.ts', () => ({ useCanEdit: () => true }))
const faults = new Map<string, string | null>()
vi.mock('./use-draft-faults.ts', () => ({ useDraftFaults: () => faults }))
const basic = { _id: 'basic', _rev: 'first', family: 'site', name: { en: 'Basic' }, price: 250 }
const pro = { _id: 'pro', _rev: 'first', family: 'site', name: { en: 'Pro' }, price: 500 }
const proDraft = { ...pro, _id: 'drafts.pro', price: 550 }
const newDraft = { _id: 'drafts.new', _rev: 'first', name: { en: 'New' } }
let stored: PriceRow[] = []
vi.mock('./use-price-rows.ts', () => ({ usePriceRows: () => stored }))

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of Basic' })
const type = (value: string) => fireEvent.change(price(), { target: { value } })
const leave = () => act(async () => fireEvent.blur(price()))
const written = () => client.action.mock.calls.map(([{ patch }]) => patch.set.price)
const publishAll = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish all' })

let deleted: string[] = []
const transaction = {
  patch: () => transaction,
  delete: (id: string) => {
    deleted.push(id)
    return transaction
  },
  commit: async () => ({}),
}

let rerender: (ui: ReactNode) => void
const tool = () => (
  <ThemeProvider theme={buildTheme()}>
    <PricesTool />
  </ThemeProvider>
)
/** The live query tells of a plan, a while after it was written. */
const read = (...drafts: StoredPlan[]) => {
  stored = priceRows([basic, pro, proDraft, newDraft, ...drafts])
  rerender(tool())
}

beforeEach(() => {
  client.action.mockResolvedValue({ transactionId: 'second' })
  client.transaction.mockReturnValue(transaction)
  deleted = []
  faults.clear()
  stored = priceRows([basic, pro, proDraft, newDraft])
  rerender = render(tool()).rerender
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a price that could not be written stays in its cell, is corrected there and written', async () => {
  client.action.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  type('+10 %')
  await leave()
  expect(toast.push).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'The server does not answer. Try again in a moment.' }),
  )
  expect(price().value).toBe('275')
  type('270')
  await leave()
  expect(written()).toEqual([275, 270])
})

test('what was written is shown, and what is typed next builds on it, before the query tells of it', async () => {
  type('+10 %')
  await leave()
  expect(price().value).toBe('275')
  client.action.mockResolvedValue({ transactionId: 'third' })
  type('+10 %')
  await leave()
  expect(written()).toEqual([275, 303])
  type('250')
  await leave()
  expect(written()).toEqual([275, 303, 250])
  read({ ...basic, _id: 'drafts.basic', _rev: 'second', price: 275 })
  expect(price().value).toBe('250')
  read({ ...basic, _id: 'drafts.basic', _rev: 'third', price: 250 })
  read({ ...basic, _id: 'drafts.basic', _rev: 'of a colleague', price: 240 })
  expect(price().value).toBe('240')
})

test('a price written back to what is live is no change any more', async () => {
  read({ ...basic, _id: 'drafts.basic', _rev: 'second', price: 260 })
  screen.getByText('Changes to publish: 3')
  client.action.mockResolvedValue({ transactionId: 'third' })
  const same = { ...basic, _id: 'drafts.basic', _rev: 'third' }
  client.getDocument.mockImplementation(async (id) => (id === 'basic' ? basic : same))
  type('250')
  await leave()
  expect(deleted).toEqual(['drafts.basic'])
  expect(price().value).toBe('250')
  read()
  screen.getByText('Changes to publish: 2')
  read({ ...basic, _id: 'drafts.basic', _rev: 'of a colleague', price: 240 })
  expect(price().value).toBe('240')
})

test('whoever publishes by keyboard stays beside the buttons, which are disabled meanwhile', async () => {
  faults.set('pro', null).set('new', 'Write a price.')
  read()
  publishAll().focus()
  await act(async () => publishAll().click())
  expect(document.activeElement?.getAttribute('role')).toBe('status')
})

test('what is written while a colleague writes is what the lake holds, a few seconds later', async () => {
  vi.useFakeTimers()
  type('260')
  await leave()
  read({ ...basic, _id: 'drafts.basic', _rev: 'of a colleague', price: 240 })
  expect(price().value).toBe('260')
  act(() => vi.advanceTimersByTime(5_000))
  expect(price().value).toBe('240')
  vi.useRealTimers()
})

test('whoever presses “Publish all” right after typing publishes that too, once it is written and its rules have judged it', async () => {
  faults.set('pro', null).set('new', 'Write a price.')
  read()
  expect(publishAll().disabled).toBe(false)
  type('260')
  await leave()
  await act(async () => publishAll().click())
  expect(publishAll().disabled).toBe(true)
  read({ ...basic, _id: 'drafts.basic', _rev: 'second', price: 260 })
  expect(client.action).toHaveBeenCalledOnce()
  faults.set('basic', null)
  await act(async () => read({ ...basic, _id: 'drafts.basic', _rev: 'second', price: 260 }))
  expect(client.action).toHaveBeenLastCalledWith([
    expect.objectContaining({ publishedId: 'basic', ifDraftRevisionId: 'second' }),
    expect.objectContaining({ publishedId: 'pro' }),
  ])
})

test('nothing is published where what was typed last could not be written', async () => {
  faults.set('pro', null).set('new', 'Write a price.')
  read()
  const writing = Promise.withResolvers<void>()
  client.action.mockReturnValueOnce(writing.promise)
  type('260')
  await leave()
  await act(async () => publishAll().click())
  await act(async () => writing.reject(new TypeError('Failed to fetch')))
  expect(client.action).toHaveBeenCalledOnce()
  expect(publishAll().disabled).toBe(false)
})

test('a price stays in its cell while it is being written, and leaving the cell does not write it again', async () => {
  const writing = Promise.withResolvers<void>()
  client.action.mockReturnValueOnce(writing.promise)
  type('260')
  fireEvent.keyDown(price(), { key: 'Enter' })
  await leave()
  expect(price().value).toBe('260')
  expect(price().readOnly).toBe(true)
  await act(async () => writing.resolve())
  expect(written()).toEqual([260])
  expect(price().readOnly).toBe(false)
})

test.each([
  { answer: 'Yes, write it', prices: [2500] },
  { answer: 'No', prices: [] },
])(
  'whoever answers “$answer” to a price that is hardly meant is back in its cell',
  async ({ answer, prices }) => {
    type('2500')
    await leave()
    const button = screen.getByRole('button', { name: answer })
    button.focus()
    await act(async () => button.click())
    expect(screen.queryByRole('button', { name: answer })).toBeNull()
    expect(document.activeElement).toBe(price())
    expect(written()).toEqual(prices)
  },
)

test('a plan that has no family yet is found below the others', () => {
  screen.getByText('Changes to publish: 2')
  const table = screen.getAllByRole('table').at(-1)
  expect(table?.getAttribute('aria-label')).toBe('Without a family')
  expect(table?.contains(screen.getByRole('textbox', { name: 'Price of New' }))).toBe(true)
})

test('whoever takes back the changes of a plan stays in its row', async () => {
  const button = screen.getByRole('button', { name: 'Undo the changes of Pro' })
  button.focus()
  await act(async () => button.click())
  expect(client.getDocument).toHaveBeenCalledWith('drafts.pro')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Pro')
})
