import { expect, test } from 'vitest'
import { eventPage } from './event-page.ts'

const past = Array.from({ length: 1_500 }, (_, n) => ({
  cursor: 1_500 - n,
  timestamp: '2027-01-31T12:00:00Z',
  author: null,
  event: { type: 'createLiveDocument', documentId: 'plan' },
}))

const page = (search: Record<string, string>) =>
  eventPage(new URLSearchParams(search), (before, limit) =>
    past.filter(({ cursor }) => cursor < before).slice(0, limit),
  )

test.each([
  [{}, 100, '1401'],
  [{ nextCursor: '', limit: '5000' }, 1_000, '501'],
  [{ nextCursor: '70', limit: '3' }, 3, '67'],
  [{ nextCursor: '4', limit: '3' }, 3, ''],
  [{ nextCursor: '1' }, 0, ''],
])('a page of %j has %i events, and the next begins at %j', (search, length, nextCursor) => {
  const { events, ...rest } = page(search)
  expect([events.length, rest]).toEqual([length, { nextCursor }])
})

test.each(['abc', '1.5', '1e99'])('%s is no cursor', (nextCursor) => {
  expect(() => page({ nextCursor })).toThrow(expect.objectContaining({ status: 400 }))
})
