import { ClientError } from '@sanity/client'
import { expect, test } from 'vitest'
import { serveLake } from './support/serve-lake.ts'

const draftId = 'drafts.home'
const publishedId = 'home'

async function withHome() {
  const served = await serveLake()
  await served.lake.mutate('production', [
    { create: { _id: publishedId, _type: 'page', title: 'Home' } },
  ])
  const editor = served.client()
  const titles = () => editor.withConfig({ perspective: 'raw' }).fetch('*{_id, title}')
  return { ...served, editor, titles }
}

async function refusal(promise: Promise<unknown>): Promise<{ status: number; type: unknown }> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ClientError)) throw new Error(`Expected a ClientError, got ${error}`)
  const body = error.response.body as { error: { items?: { error: { type: string } }[] } }
  return { status: error.statusCode, type: body.error.items?.[0]?.error.type }
}

test('an editor edits a published document and publishes the draft', async () => {
  const { editor, titles } = await withHome()
  const patch = { unset: ['_empty_action_guard_pseudo_field_'] }
  await editor.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch })
  await editor.action([
    {
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { title: 'H' } },
    },
    {
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { title: 'New' } },
    },
  ])
  expect(await titles()).toEqual([
    { _id: draftId, title: 'New' },
    { _id: publishedId, title: 'Home' },
  ])
  const before = await editor.getDocument(publishedId)
  const { transactionId } = await editor.action(
    { actionType: 'sanity.action.document.publish', draftId, publishedId },
    { transactionId: 'my-publish' },
  )
  expect(transactionId).toBe('my-publish')
  expect(await titles()).toEqual([{ _id: publishedId, title: 'New' }])
  expect(await editor.getDocument(publishedId)).toMatchObject({
    _createdAt: before?._createdAt,
    _rev: 'my-publish',
  })
})

test('an editor creates, replaces and discards a draft', async () => {
  const { editor, titles } = await withHome()
  const attributes = { _id: 'drafts.team', _type: 'page', title: 'Team', prototype: '/v1' }
  const create = {
    actionType: 'sanity.action.document.create',
    publishedId: 'team',
    attributes,
  } as const
  await editor.action({ ...create, ifExists: 'fail' })
  expect(await editor.getDocument('drafts.team')).toMatchObject(attributes)
  expect(await refusal(editor.action({ ...create, ifExists: 'fail' }))).toEqual({
    status: 409,
    type: 'documentAlreadyExistsError',
  })
  await editor.action({ ...create, ifExists: 'ignore' })
  await editor.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'team',
    attributes: { ...attributes, title: 'People' },
  })
  expect(await titles()).toContainEqual({ _id: 'drafts.team', title: 'People' })
  const discard = {
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.team',
  } as const
  await editor.action(discard)
  expect(await titles()).toEqual([{ _id: publishedId, title: 'Home' }])
  expect(await refusal(editor.action(discard))).toEqual({
    status: 404,
    type: 'documentNotFoundError',
  })
})

test('an editor takes a document off the site, and deletes it with its draft', async () => {
  const { editor, titles } = await withHome()
  await editor.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
  expect(await titles()).toEqual([{ _id: draftId, title: 'Home' }])
  await editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
  await editor.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: { set: { n: 1 } },
  })
  await editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId,
    includeDrafts: [draftId],
  })
  expect(await titles()).toEqual([])
})

test('publishing over a newer revision is refused', async () => {
  const { editor, titles } = await withHome()
  await editor.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: { set: { title: 'Mine' } },
  })
  const outcome = await refusal(
    editor.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId,
      ifPublishedRevisionId: 'older',
    }),
  )
  expect(outcome).toEqual({ status: 409, type: 'documentRevisionIDDoesNotMatchError' })
  expect(await titles()).toHaveLength(2)
})

test('references that wait for publishing become strong when it happens', async () => {
  const { editor } = await withHome()
  const _strengthenOnPublish = { type: 'page' }
  const link = { _type: 'reference', _ref: 'team', _weak: true, _strengthenOnPublish }
  await editor.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: { set: { link } },
  })
  const publish = { actionType: 'sanity.action.document.publish', draftId, publishedId } as const
  expect(await refusal(editor.action(publish))).toMatchObject({ status: 409 })
  await editor.create({ _id: 'team', _type: 'page' })
  await editor.action(publish)
  expect(await editor.getDocument(publishedId)).toMatchObject({
    link: { _type: 'reference', _ref: 'team' },
  })
})

test('actions nobody knows, and those of visitors, are refused', async () => {
  const { client, url } = await withHome()
  const post = (body: unknown) =>
    fetch(`${url}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer editor-token' },
      body: JSON.stringify(body),
    })
  for (const body of [
    {},
    { actions: [] },
    { actions: [{ actionType: 'sanity.action.explode' }] },
    { actions: [{ actionType: 'sanity.action.document.publish' }] },
  ]) {
    expect((await post(body)).status).toBe(400)
  }
  const publish = { actionType: 'sanity.action.document.publish', draftId, publishedId } as const
  expect((await refusal(client(null).action(publish))).status).toBe(401)
  expect((await refusal(client('viewer-token').action(publish))).status).toBe(403)
})
