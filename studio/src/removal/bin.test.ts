import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { deletedDocuments, restoreAll, restoreDraft } from './bin.ts'

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

test('what was touched long before it was deleted is in the bin once', async () => {
  await using content = await emptyLake()
  const { client, lake } = content
  await client.create(lost)
  for (let edit = 0; edit < 20; edit++) {
    await lake.mutate([{ patch: { id: lost._id, set: { path: `/lost-${edit}` } } }])
  }
  await client.delete(lost._id)
  const last = { ...lost, path: '/lost-19' }
  expect(await deletedDocuments(client, 10)).toMatchObject([{ id: lost._id, document: last }])
})

const about = { _id: 'page-about', _type: 'page', path: '/about' }
const draft = { ...about, _id: 'drafts.page-about', path: '/tried' }
/** The address with which the bin gives the page back. */
const inBin = async (client: SanityClient) =>
  (await deletedDocuments(client)).map(({ document }) => document.path)

test('what visitors read last is in the bin, not a draft that was discarded before', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(about)
  await client.create(draft)
  await client.delete(draft._id)
  await client.patch(about._id).set({ path: '/read-last' }).commit()
  await client.delete(about._id)
  expect(await inBin(client)).toEqual(['/read-last'])
})

test('what was changed and not published is in the bin, whether it was deleted with what visitors read or after it', async () => {
  await using content = await emptyLake()
  const { client } = content
  const both = () => client.transaction().createOrReplace(about).createOrReplace(draft).commit()
  await both()
  await client.transaction().delete(draft._id).delete(about._id).commit()
  expect(await inBin(client)).toEqual(['/tried'])
  await both()
  await client.delete(about._id)
  await client.delete(draft._id)
  expect(await inBin(client)).toEqual(['/tried'])
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

const reference = { _type: 'reference', _key: 'voice', _ref: 'voice' }
const wall = { _id: 'page-wall', _type: 'page', sections: [{ _key: 'wall', voices: [reference] }] }
const voice = { _id: 'voice', _type: 'testimonial', name: 'Ada' }

test('what refers to something that is gone too is brought back, and refers to it firmly once both are published', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(voice)
  await client.create(wall)
  await client.delete('page-wall')
  await client.delete('voice')
  const [lostVoice, lostWall] = await deletedDocuments(client)
  if (lostVoice?.id !== 'voice' || lostWall?.id !== 'page-wall') throw new Error('both are listed')

  await restoreDraft(client, lostWall)
  const loose = { _weak: true, _strengthenOnPublish: { type: 'testimonial' } }
  expect(await client.getDocument('drafts.page-wall')).toMatchObject({
    sections: [{ voices: [{ ...reference, ...loose }] }],
  })
  await restoreDraft(client, lostVoice)
  for (const publishedId of ['voice', 'page-wall']) {
    const draftId = `drafts.${publishedId}`
    await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  }
  expect(await client.getDocument('page-wall')).toMatchObject(wall)
  expect(JSON.stringify(await client.getDocument('page-wall'))).not.toContain('_weak')
})

test('a draft that somebody has begun meanwhile is not written over', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(about)
  await client.delete(about._id)
  const [deleted] = await deletedDocuments(client)
  if (!deleted) throw new Error('it is listed')
  await client.create(draft)
  await restoreDraft(client, deleted)
  expect(await client.getDocument(draft._id)).toMatchObject(draft)
})

test('a deletion is undone although what it refers to was deleted after it', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(voice)
  const published = await client.create(wall)
  const draft = await client.create({ ...wall, _id: 'drafts.page-wall', path: '/wall' })
  for (const id of ['page-wall', 'drafts.page-wall', 'voice']) await client.delete(id)
  await restoreAll(client, [published, draft])
  expect(await client.getDocument('page-wall')).toMatchObject(wall)
  expect(await client.getDocument('drafts.page-wall')).toMatchObject({ path: '/wall' })
})
