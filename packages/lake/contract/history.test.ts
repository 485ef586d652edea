import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import type { SanityClient } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { expect, test } from 'vitest'
import type { LakeOptions } from '../src/options.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'
import { serveLake } from './support/serve-lake.ts'

const draftId = 'drafts.home'
const publishedId = 'home'

interface Line {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>
}

const storages = {
  memory: () => memoryStorage(),
  SQLite: async () => sqliteStorage({ directory: await scratchFolder() }),
}

/** A lake whose clock moves on by a minute with every write, and an editor at work in it. */
async function atWork(options: Partial<LakeOptions> = {}) {
  let minutes = 0
  const clock = () => new Date(Date.UTC(2026, 0, 1, 8, minutes))
  const served = await serveLake({ clock, ...options })
  const editor = served.client()
  const next = async <T>(write: Promise<T>): Promise<T> => {
    const result = await write
    minutes++
    return result
  }
  const act = (actionType: string, fields: object, transactionId: string) =>
    next(
      editor.action({ actionType: `sanity.action.document.${actionType}`, ...fields } as never, {
        transactionId,
      }),
    )
  const pass = (given: number) => {
    minutes += given
  }
  return { ...served, editor, next, act, pass, ...reading(editor) }
}

function reading(client: SanityClient) {
  const get = (path: string, query = {}) =>
    client.request({ url: `/data/history/production${path}`, query })
  const transactions = async (ids: string, query = {}): Promise<Line[]> => {
    const text = await get(`/transactions/${ids}`, { effectFormat: 'mendoza', ...query })
    return String(text ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const documents = async (ids: string, query: object) =>
    (await get(`/documents/${ids}`, query)).documents
  const events = async (id: string, query = {}) => {
    const answer = await get(`/events/documents/${id}`, query)
    return { list: answer.events[id], nextCursor: answer.nextCursor }
  }
  const types = async (id: string) =>
    (await events(id)).list.map(({ type }: { type: string }) => type)
  return { get, transactions, documents, events, types }
}

const title = (text: string) => ({ set: { title: text } })

async function published(options: Partial<LakeOptions> = {}) {
  const work = await atWork(options)
  const attributes = { _id: draftId, _type: 'page', title: 'Home' }
  await work.act('create', { publishedId, attributes, ifExists: 'fail' }, 'create')
  await work.act('edit', { draftId, publishedId, patch: title('Hallo') }, 'edit-1')
  await work.act('publish', { draftId, publishedId }, 'publish-1')
  await work.act('edit', { draftId, publishedId, patch: title('Welcome') }, 'edit-2')
  return work
}

test.each(Object.entries(storages))(
  'with %s, the transactions of a document say who did what, and what undoes it',
  async (_name, storage) => {
    const { transactions, documents } = await published({ storage: await storage() })
    const lines = await transactions(draftId)
    expect(lines.map(({ id }) => id)).toEqual(['create', 'edit-1', 'publish-1', 'edit-2'])
    expect(lines[1]).toMatchObject({
      author: 'marie',
      timestamp: '2026-01-01T08:01:00.000Z',
      documentIDs: [draftId],
      mutations: [{ patch: { id: draftId, set: { title: 'Hallo' } } }],
    })
    expect(lines[2]?.documentIDs.toSorted()).toEqual([draftId, publishedId])
    const [draft] = await documents(draftId, { revision: 'edit-1' })
    const { _rev, ...after } = draft
    const edit = lines[1]?.effects[draftId]
    const before = applyPatch(after, edit?.revert ?? [])
    expect(before).toMatchObject({ title: 'Home' })
    expect(applyPatch(before, edit?.apply ?? [])).toEqual(after)
    expect(lines[2]?.effects[draftId]?.apply).toEqual([0, null])
  },
)

test('transactions are read from one to another, backwards, so many, and without content', async () => {
  const { transactions, get } = await published()
  const ids = async (query: object) => (await transactions(draftId, query)).map(({ id }) => id)
  expect(await ids({ fromTransaction: 'edit-1', toTransaction: 'publish-1' })).toEqual([
    'edit-1',
    'publish-1',
  ])
  expect(await ids({ reverse: true, limit: 2 })).toEqual(['edit-2', 'publish-1'])
  expect(await ids({ reverse: true, toTransaction: 'edit-1' })).toEqual(['edit-1', 'create'])
  expect(await ids({ fromTransaction: '' })).toHaveLength(4)
  expect(await ids({ fromTransaction: 'unknown' })).toHaveLength(4)
  expect(await ids({ toTransaction: 'unknown' })).toEqual([])
  expect(await ids({ fromTime: '2026-01-01T08:01:00Z', toTime: '2026-01-01T08:02:00Z' })).toEqual([
    'edit-1',
    'publish-1',
  ])
  expect(await ids({ authors: 'bob' })).toEqual([])
  const narrow = { excludeContent: true, includeIdentifiedDocumentsOnly: true }
  const [line] = await transactions(publishedId, narrow)
  expect(line).toMatchObject({ id: 'publish-1', documentIDs: [publishedId] })
  expect(Object.keys(line?.effects ?? {})).toEqual([publishedId])
  expect(line?.mutations).toBeUndefined()
  expect(await ids({ excludeMutations: true })).toHaveLength(4)
  for (const query of [{ limit: 'many' }, { effectFormat: 'json' }, { fromTime: 'never' }]) {
    await expect(get(`/transactions/${draftId}`, query)).rejects.toMatchObject({ statusCode: 400 })
  }
})

test.each(Object.entries(storages))(
  'with %s, a document is read as it was at a revision and at a time',
  async (_name, storage) => {
    const { documents, editor } = await published({ storage: await storage() })
    expect(await documents(draftId, { revision: 'create' })).toMatchObject([
      { _id: draftId, _rev: 'create', title: 'Home', _updatedAt: '2026-01-01T08:00:00.000Z' },
    ])
    const both = `${publishedId},${draftId}`
    expect(await documents(both, { revision: 'publish-1' })).toEqual([
      await editor.getDocument(publishedId),
    ])
    expect(await documents(both, { revision: 'edit-2' })).toMatchObject([
      { _id: publishedId, _rev: 'publish-1', title: 'Hallo' },
      { _id: draftId, _rev: 'edit-2', title: 'Welcome' },
    ])
    expect(await documents(draftId, { time: '2026-01-01T08:01:30Z' })).toMatchObject([
      { _rev: 'edit-1', title: 'Hallo' },
    ])
    expect(await documents(draftId, { time: '2025-01-01T00:00:00Z' })).toEqual([])
    expect(await documents(draftId, { revision: 'nobody-knows' })).toEqual([])
  },
)

test('what was deleted is found as it last was, and can be restored', async () => {
  const { act, documents, editor, types } = await published()
  await act('delete', { publishedId, includeDrafts: [draftId] }, 'delete-1')
  expect(await types(publishedId)).toEqual(['deleteDocumentGroup', 'publishDocumentVersion'])
  expect(await types(draftId)).toEqual([
    'deleteDocumentGroup',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
  const [last] = await documents(draftId, { lastRevision: true })
  expect(last).toMatchObject({ _rev: 'edit-2', title: 'Welcome' })
  const { _updatedAt, ...attributes } = last
  await editor.action([
    {
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: { _id: draftId, _type: 'page' },
      ifExists: 'fail',
    },
    { actionType: 'sanity.action.document.replaceDraft', publishedId, attributes },
  ])
  expect(await editor.getDocument(draftId)).toMatchObject({ title: 'Welcome' })
})

test('events tell of creation, publishing, unpublishing and deletion, the newest first', async () => {
  const { act, events, types } = await published()
  const list = async (id: string) => (await events(id)).list
  expect(await list(publishedId)).toEqual([
    {
      type: 'publishDocumentVersion',
      documentId: publishedId,
      revisionId: 'publish-1',
      versionId: draftId,
      versionRevisionId: 'edit-1',
      publishCause: 'document.publish',
      author: 'marie',
      timestamp: '2026-01-01T08:02:00.000Z',
    },
  ])
  expect(await types(draftId)).toEqual([
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
  await act('version.discard', { versionId: draftId }, 'discard-1')
  expect((await list(draftId))[0]).toMatchObject({
    type: 'deleteDocumentVersion',
    versionId: draftId,
    versionRevisionId: 'edit-2',
  })
  await act('unpublish', { draftId, publishedId }, 'unpublish-1')
  for (const id of [draftId, publishedId]) {
    expect((await list(id))[0]).toMatchObject({
      type: 'unpublishDocument',
      documentId: publishedId,
      versionId: draftId,
      versionRevisionId: 'unpublish-1',
    })
  }
  await act('version.discard', { versionId: draftId }, 'discard-2')
  expect((await types(draftId))[0]).toBe('deleteDocumentGroup')
})

test('the draft of a deleted document still ends with its publishing', async () => {
  const { act, types, events } = await published()
  await act('publish', { draftId, publishedId }, 'publish-2')
  await act('delete', { publishedId, includeDrafts: [] }, 'delete-1')
  expect((await types(publishedId))[0]).toBe('deleteDocumentGroup')
  const [newest] = (await events(draftId)).list
  expect(newest).toMatchObject({ type: 'publishDocumentVersion', versionRevisionId: 'edit-2' })
})

test('a document that never was a draft has a history under its draft, too', async () => {
  const { next, editor, types } = await atWork()
  await next(editor.create({ _id: 'settings', _type: 'settings' }))
  await next(editor.patch('settings').set({ name: 'Jalonne' }).commit())
  await next(editor.delete('settings'))
  const all = ['deleteDocumentGroup', 'updateLiveDocument', 'createLiveDocument']
  expect(await types('settings')).toEqual(all)
  expect(await types('drafts.settings')).toEqual(all)
})

test('the history of a draft goes back to how the document came without one', async () => {
  const { next, act, editor, types, documents } = await atWork()
  const ids = { draftId: 'drafts.plan', publishedId: 'plan' }
  const transaction = editor.transaction().create({ _id: 'plan', _type: 'plan', price: 250 })
  await next(transaction.commit({ transactionId: 'seed' }))
  await act('edit', { ...ids, patch: { set: { price: 2 } } }, 'mistake')
  await act('publish', ids, 'publish-1')
  expect(await types('drafts.plan')).toEqual([
    'publishDocumentVersion',
    'createDocumentVersion',
    'createLiveDocument',
  ])
  expect(await documents('drafts.plan', { revision: 'seed' })).toMatchObject([
    { _id: 'plan', _rev: 'seed', price: 250 },
  ])
  expect(await documents('drafts.plan', { revision: 'publish-1' })).toEqual([])
})

test('events come in pages', async () => {
  const { next, editor, events } = await atWork()
  await next(editor.create({ _id: 'settings', _type: 'settings' }))
  for (let n = 0; n < 4; n++) await next(editor.patch('settings').set({ n }).commit())
  const first = await events('settings', { limit: 3 })
  expect(first.list).toHaveLength(3)
  const second = await events('settings', { limit: 3, nextCursor: first.nextCursor })
  expect(second.list.map(({ type }: { type: string }) => type)).toEqual([
    'updateLiveDocument',
    'createLiveDocument',
  ])
  expect(second.nextCursor).toBe('')
})

test('the history is there after a restart', async () => {
  const directory = await scratchFolder()
  const before = await published({ storage: sqliteStorage({ directory }) })
  const known = [
    await before.transactions(draftId),
    await before.events(draftId),
    await before.documents(draftId, { revision: 'edit-1' }),
  ]
  await before.stop()
  const { client } = await serveLake({ storage: sqliteStorage({ directory }) })
  const after = reading(client())
  expect([
    await after.transactions(draftId),
    await after.events(draftId),
    await after.documents(draftId, { revision: 'edit-1' }),
  ]).toEqual(known)
})

test.each(Object.entries(storages))(
  'with %s, what is older than the history that is kept is given up, and the documents stay',
  async (_name, storage) => {
    const work = await published({ storage: await storage(), historyDays: 2 })
    const { transactions, documents, editor, pass } = work
    const live = `${work.url}/v2025-02-19/data/live/events/production`
    const oldId = await firstId(live)
    pass(3 * 24 * 60)
    await work.act('edit', { draftId, publishedId, patch: title('Late') }, 'edit-3')
    await work.act('edit', { draftId, publishedId, patch: title('Later') }, 'edit-4')
    expect((await transactions(draftId)).map(({ id }) => id)).toEqual(['edit-3', 'edit-4'])
    expect(await documents(draftId, { revision: 'edit-1' })).toEqual([])
    expect(await documents(draftId, { revision: 'edit-3' })).toMatchObject([{ title: 'Late' }])
    expect(await editor.getDocument(publishedId)).toMatchObject({ title: 'Hallo' })
    pass(60)
    await work.act('edit', { draftId, publishedId, patch: title('Latest') }, 'edit-5')
    expect(await firstEvent(live, oldId)).toBe('welcome')
    pass(3 * 24 * 60)
    await work.act('edit', { draftId, publishedId, patch: title('Last') }, 'edit-6')
    expect(await firstEvent(live, oldId)).toBe('restart')
    await work.act('delete', { publishedId, includeDrafts: [draftId] }, 'delete')
    expect(await documents(publishedId, { lastRevision: true })).toMatchObject([{ title: 'Hallo' }])
  },
)

test.each(Object.entries(storages))(
  'with %s, a clock that was wrong for a moment takes nothing of the history along',
  async (_name, storage) => {
    const work = await published({ storage: await storage(), historyDays: 2 })
    const { transactions, pass } = work
    const known = (await transactions(draftId)).map(({ id }) => id)
    const decades = 50 * 365 * 24 * 60
    pass(-decades)
    await work.act('edit', { draftId, publishedId, patch: title('Then') }, 'edit-3')
    pass(decades + 60)
    await work.act('edit', { draftId, publishedId, patch: title('Now') }, 'edit-4')
    pass(60)
    await work.act('edit', { draftId, publishedId, patch: title('Later') }, 'edit-5')
    expect((await transactions(draftId)).map(({ id }) => id)).toEqual([
      ...known,
      'edit-3',
      'edit-4',
      'edit-5',
    ])
  },
)

test.each(['fromTime', 'toTime'])('%s may be the first moment there is', async (name) => {
  const { url } = await published()
  const search = `${name}=-271821-04-20T00:00:00.000Z`
  const response = await fetch(
    `${url}/v2025-02-19/data/history/production/transactions?${search}`,
    {
      headers: { authorization: 'Bearer viewer-token' },
    },
  )
  expect(response.status).toBe(name === 'fromTime' ? 400 : 200)
})

async function firstBlock(url: string, lastEventId?: string): Promise<string> {
  const headers = lastEventId ? { 'last-event-id': lastEventId } : {}
  const answer = await fetch(url, { headers })
  const reader = answer.body?.getReader()
  const text = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  return text
}

async function firstId(url: string): Promise<string> {
  return /^id: (.*)$/m.exec(await firstBlock(url))?.[1] ?? ''
}

async function firstEvent(url: string, lastEventId: string): Promise<string> {
  return /^event: (.*)$/m.exec(await firstBlock(url, lastEventId))?.[1] ?? ''
}

test('what is purged leaves no trace', async () => {
  const { act, transactions, events, documents } = await published()
  await act('delete', { publishedId, includeDrafts: [draftId], purge: true }, 'delete-1')
  for (const id of [publishedId, draftId]) {
    expect(await transactions(id)).toEqual([])
    expect((await events(id)).list).toEqual([])
    expect(await documents(id, { lastRevision: true })).toEqual([])
  }
})

test.each(Object.entries(storages))(
  'what is purged with %s once it is gone leaves no trace, nor does the draft that was published',
  async (_name, storage) => {
    const { act, editor, transactions, events } = await published({ storage: await storage() })
    const expectNothing = async (id: string) => {
      expect(await transactions(id)).toEqual([])
      expect((await events(id)).list).toEqual([])
    }
    await editor.delete(draftId)
    await act('delete', { publishedId, includeDrafts: [], purge: true }, 'delete-1')
    await expectNothing(draftId)
    await expectNothing(publishedId)

    await editor.create({ _id: 'note', _type: 'note' })
    await editor.delete('note')
    expect(await transactions('note')).toHaveLength(2)
    await editor.mutate([{ delete: { id: 'note', purge: true } }] as never)
    await expectNothing('note')
  },
)

test('visitors are told nothing of the past', async () => {
  const { client } = await published()
  const { get } = reading(client(null))
  for (const path of ['/transactions/home', '/documents/home', '/events/documents/home']) {
    await expect(get(path)).rejects.toMatchObject({ statusCode: 401 })
  }
})
