import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { changePlan, publishPlans, undoPlan } from './plan-writer.ts'

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

test('a price written back to what visitors see leaves no draft behind', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  expect(await changePlan(client, 'plan', { price: 260 })).toEqual(expect.any(String))
  expect(await changePlan(client, 'plan', { price: 250 })).toBeNull()
  expect(await client.getDocument('drafts.plan')).toBeUndefined()
})

test('a change begins with what is published, also where that is published at the same moment', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  await client.create({ ...draft, name: { fr: 'Départ', en: 'Start' } })
  await Promise.all([
    changePlan(client, 'plan', { price: 280 }),
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.plan',
      publishedId: 'plan',
    }),
  ])
  const [draftNow, live] = await client.getDocuments(['drafts.plan', 'plan'])
  expect(draftNow ?? live).toMatchObject({ name: { fr: 'Départ', en: 'Start' }, price: 280 })
})

test('what was never published is changed as well, a price to "on request" and a name to none', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create({ ...draft, name: { fr: 'Basic', en: 'Basic' } })
  await changePlan(client, 'plan', { price: null, nameFr: '' })
  const changed = await client.getDocument('drafts.plan')
  expect(changed).toMatchObject({ name: { en: 'Basic' }, popular: true })
  expect(changed).not.toHaveProperty('price')
  expect(changed).not.toHaveProperty('name.fr')
})

test('what was judged is published', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(published)
  const { _rev: revision } = await client.create(draft)
  await publishPlans(client, [{ id: 'plan', revision }])
  expect(await client.getDocument('plan')).toMatchObject({ price: 265, popular: true })
  expect(await client.getDocument('drafts.plan')).toBeUndefined()
})

test.each<[string, (client: SanityClient) => Promise<unknown>]>([
  ['changed', typeNote],
  ['discarded', (client) => client.delete('drafts.plan')],
])(
  'a draft that somebody has %s since it was judged keeps all from being published',
  async (_, meanwhile) => {
    await using content = await emptyLake()
    const { client } = content
    await client.create(published)
    const { _rev: revision } = await client.create(draft)
    const other = await client.create({ ...draft, _id: 'drafts.other' })
    await meanwhile(client)
    const drafts = [
      { id: 'other', revision: other._rev },
      { id: 'plan', revision },
    ]
    await expect(publishPlans(client, drafts)).rejects.toThrow('changed or published meanwhile')
    expect(await client.getDocument('plan')).toMatchObject(published)
    expect(await client.getDocument('other')).toBeUndefined()
  },
)
