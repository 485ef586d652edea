import { expect, test } from 'vitest'
import { serveLake } from './support/serve-lake.ts'

const publishedId = 'home'
const versionId = 'versions.summer.home'

async function atWork() {
  const served = await serveLake()
  await served.lake.mutate('production', [
    { create: { _id: publishedId, _type: 'page', title: 'Home' } },
  ])
  const editor = served.client()
  const act = (actionType: string, fields: object) =>
    editor.action({ actionType: `sanity.action.document.${actionType}`, ...fields } as never)
  const title = (perspective: string[]) =>
    editor.withConfig({ perspective }).fetch('*[_id == "home"][0].title')
  return { ...served, editor, act, title }
}

const set = (title: string) => ({ set: { title } })

test('an editor makes a version of a document, edits it, replaces it and publishes it', async () => {
  const { editor, act, title } = await atWork()
  await act('version.create', { publishedId, baseId: publishedId, versionId })
  await act('edit', { draftId: versionId, publishedId, patch: set('Summer') })
  expect(await title(['summer', 'drafts'])).toBe('Summer')
  expect(await title(['drafts'])).toBe('Home')
  const document = { _id: versionId, _type: 'page', title: 'High summer' }
  await act('version.replace', { document })
  expect(await title(['summer'])).toBe('High summer')
  await act('publish', { draftId: versionId, publishedId })
  expect(await editor.getDocument(publishedId)).toMatchObject({ title: 'High summer' })
  expect(await editor.getDocument(versionId)).toBeUndefined()
})

test('a version is made from a document that is given, once', async () => {
  const { act, title } = await atWork()
  const document = { _id: versionId, _type: 'page', title: 'Summer' }
  await act('version.create', { publishedId, document })
  expect(await title(['summer'])).toBe('Summer')
  await expect(act('version.create', { publishedId, document })).rejects.toMatchObject({
    statusCode: 409,
  })
  await act('version.discard', { versionId })
  expect(await title(['summer'])).toBe('Home')
})

test('a release tells which documents came into it and which were taken out, the newest first', async () => {
  const { editor, client, act } = await atWork()
  const url = '/data/history/production/events/releases/summer'
  const events = (query: Record<string, string> = {}) => editor.request({ url, query })
  expect(await events()).toEqual({ events: [], nextCursor: '' })
  await act('version.create', { publishedId, baseId: publishedId, versionId })
  await act('edit', { draftId: versionId, publishedId, patch: set('Summer') })
  await act('version.discard', { versionId })
  const told = { documentId: publishedId, versionId, releaseName: 'summer', author: 'marie' }
  const [out, into] = (await events()).events
  expect(out).toMatchObject({ type: 'discardDocumentFromRelease', ...told })
  expect(into).toMatchObject({ type: 'addDocumentToRelease', ...told })
  const first = await events({ limit: '1' })
  expect(first.events).toEqual([out])
  expect(await events({ limit: '1', nextCursor: first.nextCursor })).toEqual({
    events: [into],
    nextCursor: '',
  })
  await expect(client(null).request({ url })).rejects.toMatchObject({ statusCode: 401 })
})

test('a version of an older revision is refused', async () => {
  const { act } = await atWork()
  const copy = { publishedId, baseId: publishedId, versionId, ifBaseRevisionId: 'older' }
  await expect(act('version.create', copy)).rejects.toMatchObject({ statusCode: 409 })
})

test('a document that a release takes off the site is gone in its perspective, and when it is published', async () => {
  const { editor, act, title } = await atWork()
  await act('version.unpublish', { versionId, publishedId })
  expect(await title(['summer'])).toBeNull()
  expect(await title(['drafts'])).toBe('Home')
  await act('edit', { draftId: versionId, publishedId, patch: { unset: ['_system.delete'] } })
  expect(await title(['summer'])).toBe('Home')
  await act('version.unpublish', { versionId, publishedId })
  await act('publish', { draftId: versionId, publishedId })
  expect(await editor.getDocuments([publishedId, versionId])).toEqual([null, null])
})

test('a document is not deleted while a version of it would be left behind', async () => {
  const { editor, act } = await atWork()
  await act('version.create', { publishedId, baseId: publishedId, versionId })
  await expect(act('delete', { publishedId, includeDrafts: [] })).rejects.toMatchObject({
    statusCode: 409,
  })
  await act('delete', { publishedId, includeDrafts: [versionId] })
  expect(await editor.getDocuments([publishedId, versionId])).toEqual([null, null])
  await expect(act('delete', { publishedId, includeDrafts: [] })).rejects.toMatchObject({
    statusCode: 404,
  })
})

test.each([
  ['a draft of another document', 'edit', { draftId: 'drafts.team', publishedId, patch: set('x') }],
  ['a draft that is none', 'publish', { draftId: 'team', publishedId }],
  [
    'a published document that is none',
    'unpublish',
    { draftId: versionId, publishedId: versionId },
  ],
  ['a version of nothing', 'version.create', { publishedId }],
  [
    'a document and a base',
    'version.create',
    {
      publishedId,
      document: { _id: versionId, _type: 'page' },
      baseId: publishedId,
      versionId,
    },
  ],
])('an action about %s is refused', async (_what, actionType, fields) => {
  const { act } = await atWork()
  await expect(act(actionType, fields)).rejects.toMatchObject({ statusCode: 400 })
})

test('types without drafts are edited where they are published', async () => {
  const { editor } = await atWork()
  await editor
    .transaction()
    .createIfNotExists({ _id: 'settings', _type: 'settings' })
    .patch('settings', { set: { name: 'Jalonne' } })
    .commit({ visibility: 'async', returnDocuments: false })
  expect(await editor.getDocument('settings')).toMatchObject({ name: 'Jalonne' })
})
