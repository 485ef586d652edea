import { createClient } from '@sanity/client'
import { firstValueFrom } from 'rxjs'
import { createHistoryStore } from 'sanity'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { looseRestores } from './loose-restores.ts'

const reference = { _type: 'reference', _key: 'voice', _ref: 'voice' }
const looseReference = {
  ...reference,
  _weak: true,
  _strengthenOnPublish: { type: 'testimonial' },
}
const voice = { _id: 'voice', _type: 'testimonial', name: 'Ada' }
const page = { _id: 'page', _type: 'page', voices: [reference] }

/** A lake with a page that shows a testimonial, and Sanity's own way back to a revision of the page. */
async function lakeWithPage() {
  const content = await emptyLake()
  const { client } = content
  const tokens: (string | undefined)[] = []
  const restoring = looseRestores(
    (input, init) => fetch(input, init),
    (token) => {
      tokens.push(token)
      return client
    },
  )
  const studioClient = createClient({ ...client.config(), resolveFetch: () => restoring })
  const store = createHistoryStore({ client: studioClient })
  await client.create(voice)
  const { _rev } = await client.create(page)
  const restore = (revision: string, fromDeleted: boolean) =>
    firstValueFrom(
      store.restore('page', 'drafts.page', revision, {
        fromDeleted,
        useServerDocumentActions: true,
      }),
    )
  return { ...content, tokens, revision: _rev, restore }
}

test('an editor goes back to a revision that refers to what has been deleted since', async () => {
  await using content = await lakeWithPage()
  const { client, restore, revision, tokens } = content
  await client.patch('page').set({ voices: [] }).commit()
  await client.delete('voice')
  await restore(revision, false)
  expect(await client.getDocument('drafts.page')).toMatchObject({ voices: [looseReference] })
  expect(tokens).toEqual([client.config().token])
})

test('what was deleted comes back although what it refers to was deleted after it', async () => {
  await using content = await lakeWithPage()
  const { client, restore } = content
  await client.delete('page')
  await client.delete('voice')
  await restore('lastRevision', true)
  expect(await client.getDocument('drafts.page')).toMatchObject({ voices: [looseReference] })
})

test('references to what is still there stay as firm as they were', async () => {
  await using content = await lakeWithPage()
  const { client, restore, revision } = content
  await client.patch('page').set({ voices: [] }).commit()
  await restore(revision, false)
  expect(await client.getDocument('drafts.page')).toMatchObject({ voices: [reference] })
  expect(JSON.stringify(await client.getDocument('drafts.page'))).not.toContain('_weak')
})

test('a document keeps the place in its list that it has now', async () => {
  await using content = await lakeWithPage()
  const { client, restore } = content
  const { _rev } = await client.patch('page').set({ order: 1, title: 'Before' }).commit()
  await client.patch('page').set({ order: 3, title: 'After' }).commit()
  await restore(_rev, false)
  expect(await client.getDocument('drafts.page')).toMatchObject({ order: 3, title: 'Before' })
})
