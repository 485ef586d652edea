import { expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { Store } from './store.ts'

const document = (id: string): LakeDocument => ({
  _id: id,
  _type: 'page',
  _rev: '1',
  _createdAt: '2026-03-04T10:00:00Z',
  _updatedAt: '2026-03-04T10:00:00Z',
})

test('a bucket counts as changed after a revision only if one of its documents did', () => {
  const store = new Store(() => [])
  store.put(document('a'), ['pages'])
  const { revision } = store
  store.put(document('b'), ['plans'])
  expect(store.changedSince(revision, ['pages'])).toBe(false)
  expect(store.changedSince(revision, ['pages', 'plans'])).toBe(true)
  store.delete('a')
  expect(store.changedSince(revision, ['pages'])).toBe(true)
})

test('once its log was cut, everything before counts as changed, and nothing after', () => {
  const store = new Store(() => [])
  store.put(document('a'), ['pages'])
  const before = store.revision
  store.put(
    document('b'),
    Array.from({ length: 200_001 }, (_, at) => `bucket ${at}`),
  )
  expect(store.changedSince(before, ['pages'])).toBe(false)
  store.put(document('c'), ['plans'])
  expect(store.changedSince(before, ['pages'])).toBe(true)
  const after = store.revision
  store.put(document('d'), ['plans'])
  expect(store.changedSince(after, ['pages'])).toBe(false)
  expect(store.changedSince(after, ['plans'])).toBe(true)
})
