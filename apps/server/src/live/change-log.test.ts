import { expect, test } from 'vitest'
import { ChangeLog } from './change-log.ts'

test('a reader learns exactly the tags that changed after its cursor', () => {
  const log = new ChangeLog({ epoch: 'e' })
  log.record(['a', 'b'], '1')
  const cursor = log.cursor
  log.record(['b', 'c'], '2')
  expect(log.missedSince(cursor)).toEqual({ tags: ['c', 'b'], eventId: '2' })
  expect(log.missedSince(log.cursor)).toEqual({ tags: [], eventId: '2' })
})

test.each(['', 'other.1', 'e', 'e.x', 'e.-1', 'e.99', 'e.1e3', 'null'])(
  'the cursor %j is not from this process',
  (cursor) => {
    const log = new ChangeLog({ epoch: 'e' })
    log.record(['a'], '1')
    expect(log.missedSince(cursor)).toBeNull()
  },
)

test('after a gap nothing older can be answered', () => {
  const log = new ChangeLog({ epoch: 'e' })
  const before = log.cursor
  log.recordGap()
  expect(log.missedSince(before)).toBeNull()
  expect(log.missedSince(log.cursor)).toEqual({ tags: [], eventId: null })
  expect(log.changedSince(0, [])).toBe(true)
})

test('a forgotten tag makes older cursors unanswerable instead of wrong', () => {
  const log = new ChangeLog({ epoch: 'e', maxTags: 2 })
  const start = log.cursor
  log.record(['a'], '1')
  const middle = log.cursor
  log.record(['b'], '2')
  log.record(['c'], '3')
  expect(log.missedSince(start)).toBeNull()
  expect(log.missedSince(middle)).toEqual({ tags: ['c', 'b'], eventId: '3' })
})

test('a page knows whether its content changed while it was rendered', () => {
  const log = new ChangeLog({ epoch: 'e' })
  log.record(['a'], '1')
  const start = log.sequence
  log.record(['b'], '2')
  expect(log.changedSince(start, ['a'])).toBe(false)
  expect(log.changedSince(start, ['a', 'b'])).toBe(true)
})
