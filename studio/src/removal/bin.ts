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
const mostAtOnce = 1_000
/** How often it is asked for more: Studios write one a second while somebody types. */
const mostPages = 30
const mostDeleted = 100

const transaction = v.object({
  id: v.string(),
  timestamp: v.string(),
  documentIDs: v.array(v.string()),
})
type Transaction = v.InferOutput<typeof transaction>
const documents = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
})

/**
 * Reads the history of the dataset for documents that were deleted lately, the last one first.
 * @param atOnce how many transactions are asked for at once
 * @throws where the lake does not list the history of a whole dataset
 */
export async function deletedDocuments(
  client: SanityClient,
  atOnce = mostAtOnce,
): Promise<Deleted[]> {
  const deleted: Deleted[] = []
  const seen = new Set<string>()
  let last: string | undefined
  for (let page = 0; page < mostPages && deleted.length < mostDeleted; page++) {
    const transactions = await lastTransactions(client, atOnce, last)
    const touched = touchedDocuments(transactions).filter(([id]) => !seen.has(id))
    for (const [id] of touched) seen.add(id)
    deleted.push(...(await deletedAmong(client, touched)))
    if (transactions.length < atOnce) break
    last = transactions.at(-1)?.id
  }
  return deleted.slice(0, mostDeleted)
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

/** Transactions, the last one first; from `until` back, where it is given. */
async function lastTransactions(
  client: SanityClient,
  limit: number,
  until?: string,
): Promise<Transaction[]> {
  const search = new URLSearchParams({
    excludeContent: 'true',
    reverse: 'true',
    limit: `${limit}`,
    ...(until && { toTransaction: until }),
  })
  const text = await (await readHistory(client, `transactions?${search}`)).text()
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => v.parse(transaction, JSON.parse(line)))
}

/** Published ids of what was written, with when that was last; the last one first. */
function touchedDocuments(transactions: readonly Transaction[]): [id: string, at: string][] {
  const touched = new Map<string, string>()
  for (const { timestamp, documentIDs } of transactions) {
    for (const id of documentIDs.map(getPublishedId)) {
      if (!touched.has(id)) touched.set(id, timestamp)
    }
  }
  return [...touched]
}

/** Those of the documents that are gone and that editors know. */
async function deletedAmong(
  client: SanityClient,
  touched: readonly [id: string, at: string][],
): Promise<Deleted[]> {
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids: touched.flatMap(([id]) => editionsOf(id)) })
  const exists = new Set<string>(existing.map(getPublishedId))
  const gone = touched.filter(([id]) => !exists.has(id))
  const last = await lastRevisions(
    client,
    gone.map(([id]) => id),
  )
  return gone.flatMap(([id, at]) => {
    const document = last.get(getDraftId(id)) ?? last.get(id)
    return document && shownTypes.includes(document._type) ? [{ id, at, document }] : []
  })
}

async function lastRevisions(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, SanityDocument>> {
  const found = new Map<string, SanityDocument>()
  // An address has room for so many.
  for (let at = 0; at < ids.length; at += mostDeleted) {
    const wanted = ids.slice(at, at + mostDeleted).flatMap(editionsOf)
    const path = `documents/${wanted.map(encodeURIComponent).join(',')}?lastRevision=true`
    const response = await readHistory(client, path)
    const revisions = v.parse(documents, await response.json()).documents as SanityDocument[]
    for (const document of revisions) found.set(document._id, document)
  }
  return found
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
