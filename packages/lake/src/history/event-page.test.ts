import { expect, test } from 'vitest'
import { eventPage } from './event-page.ts'

const page = (search: Record<string, string>) => {
  const asked: number[][] = []
  eventPage(new URLSearchParams(search), (before, limit) => {
    asked.push([before, limit])
    return []
  })
  return asked
}

test('a page goes on where the last one ended, and is as long as asked, within bounds', () => {
  expect(page({ nextCursor: '70', limit: '3' })).toEqual([[70, 4]])
  expect(page({})).toEqual([[Number.MAX_SAFE_INTEGER, 101]])
  expect(page({ nextCursor: '', limit: '5000' })).toEqual([[Number.MAX_SAFE_INTEGER, 1_001]])
})

test.each(['abc', '1.5', '1e99'])('%s is no cursor', (nextCursor) => {
  expect(() => page({ nextCursor })).toThrow(expect.objectContaining({ status: 400 }))
})
