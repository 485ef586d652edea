import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { undoPlan } from './plan-writer.ts'

const published = { _id: 'plan', _type: 'plan', family: 'site', name: { fr: 'Basic' }, price: 250 }
const draft = { ...published, _id: 'drafts.plan', price: 265, popular: true }
const note = { fr: 'Hors taxe' }

const typeNote = (client: SanityClient) => client.patch('drafts.plan').set({ note }).commit()

test('undoing what the table changed leaves no draft behind', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  await client.create(draft)
  await undoPlan(client, 'plan')
  expect(await client.getDocument('drafts.plan')).toBeUndefined()
  expect(await client.getDocument('plan')).toMatchObject(published)
})

test('what was changed in the form of the plan stays', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  await client.create({ ...draft, note })
  await undoPlan(client, 'plan')
  const kept = await client.getDocument('drafts.plan')
  expect(kept).toMatchObject({ price: 250, note })
  expect(kept).not.toHaveProperty('popular')
})

test('what somebody types into the form at the same moment stays', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  await client.create(draft)
  const readBefore = Object.assign(client.clone(), {
    getDocument: async (id: string) => {
      const document = await client.getDocument(id)
      if (id === 'drafts.plan') await typeNote(client)
      return document
    },
  })
  await undoPlan(readBefore, 'plan')
  expect(await client.getDocument('drafts.plan')).toMatchObject({ price: 250, note })
})

test('what somebody types into the form before its draft is deleted keeps the draft', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  await client.create(draft)
  const deletedAfter = Object.assign(client.clone(), {
    transaction: () => {
      const transaction = client.transaction()
      const commit = transaction.commit.bind(transaction)
      return Object.assign(transaction, {
        commit: () => typeNote(client).then(() => commit()),
      })
    },
  })
  await undoPlan(deletedAfter, 'plan')
  expect(await client.getDocument('drafts.plan')).toMatchObject({ price: 250, note })
})
