import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { deletedDocuments } from './bin.ts'

const lost = { _id: 'page-lost', _type: 'page', path: '/lost' }

test('what was deleted is in the bin however much was typed since', async () => {
  await using content = await emptyLake()
  const { client, lake } = content
  await client.create(lost)
  await client.delete('page-lost')
  await client.create({ _id: 'drafts.page-new', _type: 'page' })
  for (let edit = 0; edit < 50; edit++) {
    const set = { path: `/new-${edit}` }
    await lake.mutate([{ patch: { id: 'drafts.page-new', set } }])
  }
  expect(await deletedDocuments(client, 10)).toMatchObject([{ id: 'page-lost', document: lost }])
})

test('what editors do not know is not in the bin, and leaves room for what they do', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(lost)
  await client.delete('page-lost')
  const secrets = Array.from({ length: 101 }, (_, number) => `drafts.secret-${number}`)
  const sharing = client.transaction()
  for (const _id of secrets) sharing.create({ _id, _type: 'sanity.previewUrlSecret' })
  await sharing.commit()
  const ending = client.transaction()
  for (const _id of secrets) ending.delete(_id)
  await ending.commit()
  expect((await deletedDocuments(client)).map(({ id }) => id)).toEqual(['page-lost'])
})
