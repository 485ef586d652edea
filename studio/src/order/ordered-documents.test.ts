import { expect, test } from 'vitest'
import { orderedDocuments, renumbered } from './ordered-documents.ts'

const stored = (_id: string, order: number | null, name = _id) => ({ _id, order, name })

test('a document and its draft are one line, in the order visitors see', () => {
  const list = orderedDocuments([
    stored('b', 2),
    stored('a', 1),
    stored('drafts.b', 1, 'B, changed'),
    stored('drafts.new', null),
  ])
  expect(list).toEqual([
    { id: 'a', name: 'a', order: 1, isPublished: true, hasDraft: false },
    { id: 'b', name: 'B, changed', order: 2, isPublished: true, hasDraft: true },
    { id: 'new', name: 'drafts.new', order: null, isPublished: false, hasDraft: true },
  ])
})

test('only what changes its place is written', () => {
  const [a, b, c] = orderedDocuments([stored('a', 1), stored('b', 2), stored('c', 3)])
  if (!a || !b || !c) throw new Error('three documents make three lines')
  expect(renumbered([b, a, c]).map(({ id, order }) => [id, order])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(renumbered([a, b, c])).toEqual([])
})
