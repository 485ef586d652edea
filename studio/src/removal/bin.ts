import type { SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import * as v from 'valibot'
import { shownTypes } from '../shared/shown-types.ts'

/** A document that is gone, as it was last. */
export interface Deleted {
  /** Its published id. */
  id: string
  /** When it was deleted, ISO 8601. */
  at: string
  document: SanityDocument
}

/** As many transactions as the history gives at once. */
const mostTransactions = 1_000
const mostDeleted = 100

const transaction = v.object({ timestamp: v.string(), documentIDs: v.array(v.string()) })
const documents = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
})

/**
 * Reads the history of the dataset for documents that were deleted lately, the last one first.
 * @throws where the lake does not list the history of a whole dataset
 */
export async function deletedDocuments(client: SanityClient): Promise<Deleted[]> {
  const touched = await touchedDocuments(client)
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids: [...touched.keys()].flatMap(editionsOf) })
  for (const id of existing) touched.delete(getPublishedId(id))
  const gone = new Map([...touched].slice(0, mostDeleted))
  if (gone.size === 0) return []
  const last = await lastRevisions(client, [...gone.keys()])
  return [...gone].flatMap(([id, at]) => {
    const document = last.get(getDraftId(id)) ?? last.get(id)
    return document && shownTypes.includes(document._type) ? [{ id, at, document }] : []
  })
}

/** Brings a document back as a draft, which visitors do not see until it is published. */
export async function restoreDraft(client: SanityClient, { id, document }: Deleted): Promise<void> {
  await client.createIfNotExists(asNew(document, getDraftId(id)), { visibility: 'sync' })
}

/** Brings back a document and its draft, such as they were. */
export async function restoreAll(
  client: SanityClient,
  editions: readonly SanityDocument[],
): Promise<void> {
  const restoring = client.transaction()
  for (const edition of editions) restoring.createIfNotExists(asNew(edition, edition._id))
  await restoring.commit({ visibility: 'sync' })
}

function asNew({ _rev, _updatedAt, ...document }: SanityDocument, _id: string): SanityDocument {
  return { ...document, _id } as SanityDocument
}

const editionsOf = (id: string) => [id, getDraftId(id)]

/** Published ids of what was written lately, with when that was last; the last one first. */
async function touchedDocuments(client: SanityClient): Promise<Map<string, string>> {
  const search = `excludeContent=true&reverse=true&limit=${mostTransactions}`
  const text = await (await readHistory(client, `transactions?${search}`)).text()
  const touched = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const { timestamp, documentIDs } = v.parse(transaction, JSON.parse(line))
    for (const id of documentIDs.map(getPublishedId)) {
      if (!touched.has(id)) touched.set(id, timestamp)
    }
  }
  return touched
}

async function lastRevisions(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, SanityDocument>> {
  const wanted = ids.flatMap(editionsOf).map(encodeURIComponent).join(',')
  const response = await readHistory(client, `documents/${wanted}?lastRevision=true`)
  const found = v.parse(documents, await response.json()).documents as SanityDocument[]
  return new Map(found.map((document) => [document._id, document]))
}

/** Lines of JSON are beyond what the client's own `request` reads. */
async function readHistory(client: SanityClient, path: string): Promise<Response> {
  const { dataset, token, withCredentials } = client.config()
  const response = await fetch(client.getUrl(`/data/history/${dataset}/${path}`), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    credentials: withCredentials ? 'include' : 'same-origin',
  })
  if (!response.ok) throw new Error(`The history responded with ${response.status}`)
  return response
}
