import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import {
  orderedDocuments,
  orderedQuery,
  type StoredOrdered,
  writeOrder,
} from './ordered-documents.ts'

const raw = { perspective: 'raw' } as const
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

test('a draft with a number counts where the published document has none, whichever comes first', () => {
  const both = [stored('a', null), stored('drafts.a', 1)]
  for (const found of [both, both.toReversed()]) {
    expect(orderedDocuments(found)).toMatchObject([{ id: 'a', order: 1 }])
  }
})

test('a line is called by the name of its document, in the language of the Studio or in one for both', async () => {
  await using content = await emptyLake()
  const { client } = content
  const title = { fr: 'Webmaster', en: 'Web master' }
  await client.create({ _id: 'job-1', _type: 'job', title })
  await client.create({ _id: 'person-1', _type: 'person', name: 'Camille Rochat' })
  await client.create({ _id: 'plan-1', _type: 'plan', family: 'site', name: { fr: 'Sentier' } })
  const names = async (type: string, family?: string) => {
    const options = { type, ...(family && { family }) }
    const found = await client.fetch<StoredOrdered[]>(orderedQuery(options), options, raw)
    return orderedDocuments(found).map(({ name }) => name)
  }
  expect(await names('job')).toEqual(['Web master'])
  expect(await names('person')).toEqual(['Camille Rochat'])
  expect(await names('plan', 'site')).toEqual(['Sentier'])
})

test('an order is written into documents and drafts, and only where a place changes', async () => {
  await using content = await emptyLake()
  const { client } = content
  const ids = ['a', 'b', 'drafts.b', 'c', 'drafts.new']
  for (const _id of ids)
    await client.create({ _id, _type: 'service', order: 'abc'.indexOf(_id) + 1 })
  const read = () =>
    client.fetch<{ _id: string; _rev: string; order: number }[]>('*[]{_id, _rev, order}', {}, raw)
  const before = await read()
  await writeOrder(client, ['a', 'new', 'b', 'c'])
  const after = await read()
  const order = Object.fromEntries(after.map((document) => [document._id, document.order]))
  expect(order).toEqual({ a: 1, 'drafts.new': 2, b: 3, 'drafts.b': 3, c: 4 })
  const untouched = after.filter(({ _rev }) => before.some((document) => document._rev === _rev))
  expect(untouched.map(({ _id }) => _id)).toEqual(['a'])
  await writeOrder(client, ['a', 'new', 'b', 'c'])
  expect(await read()).toEqual(after)
})
