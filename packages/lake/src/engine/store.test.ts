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

test('a bucket and everything hold their documents in the order of ids, and how many there are', () => {
  const store = new Store(() => [])
  store.put(document('b'), ['pages'])
  store.put(document('a'), ['pages'])
  store.put(document('c'), ['plans'])
  const ids = (key: string) => store.bucket(key).map(({ _id }) => _id)
  expect([ids('pages'), ids('plans'), ids('none')]).toEqual([['a', 'b'], ['c'], []])
  expect([ids('*'), ids('i:a'), ids('i:none')]).toEqual([['a', 'b', 'c'], ['a'], []])
  expect(['pages', 'none', '*', 'i:a'].map((key) => store.sizeOf(key))).toEqual([2, 0, 3, 1])
})

test('a document that changes its buckets leaves the old ones, one that goes leaves all, others stay', () => {
  const store = new Store(() => [])
  store.put(document('a'), ['pages', 'both'])
  store.put(document('b'), ['pages'])
  store.put(document('a'), ['plans', 'both'])
  expect(['pages', 'plans', 'both'].map((key) => store.sizeOf(key))).toEqual([1, 1, 1])
  store.delete('a')
  expect(['pages', 'plans', 'both', '*'].map((key) => store.sizeOf(key))).toEqual([1, 0, 0, 1])
  expect([store.get('a'), store.bucketsOf('a')]).toEqual([null, []])
})

test('deleting what is not there is no change', () => {
  const store = new Store(() => [])
  const { revision } = store
  store.delete('a')
  expect(store.revision).toBe(revision)
})

test('a snapshot shows the documents as they were until it is released', () => {
  const store = new Store(({ _type }) => [_type])
  store.put(document('a'))
  store.put(document('b'))
  const { documents, release } = store.snapshot()
  store.put({ ...document('a'), title: 'Later' })
  store.delete('b')
  store.put(document('c'))
  expect(documents.get('a')).toEqual(document('a'))
  expect(documents.bucket('page')).toEqual([document('a'), document('b')])
  release()
  // Nothing is remembered for it any more.
  store.put(document('d'))
  expect(documents.get('d')).toEqual(document('d'))
})

test('texts take no more memory than there is, and give it back', () => {
  const budget = { bytesLeft: 1 }
  const store = new Store(() => [], budget)
  const [one, other] = [document('a'), document('b')]
  store.put(one)
  store.put(other)
  const text = store.text(one)
  expect(budget.bytesLeft).toBe(1 - text.length)
  expect(store.text(one)).toBe(text)
  store.text(other)
  expect(budget.bytesLeft).toBe(1 - text.length)
  store.put({ ...one, title: 'Another' })
  expect(budget.bytesLeft).toBe(1)
  store.text(one)
  expect(budget.bytesLeft).toBe(1)
  store.text(other)
  store.release()
  expect(budget.bytesLeft).toBe(1)
})
