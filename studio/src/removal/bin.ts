import type { SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import {
  editionsOf,
  lastRevisions,
  lastTransactions,
  type Transaction,
} from '../history/history.ts'
import { withLooseReferences } from '../history/loose-references.ts'
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

/**
 * Reads the history of the dataset for documents that were deleted lately, the last one first.
 * @param atOnce how many transactions are asked for at once
 * @throws where the lake is away, or refuses to list the history of a whole dataset (4xx)
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
    const touched = touchedDocuments(transactions).filter(({ id }) => !seen.has(id))
    for (const { id } of touched) seen.add(id)
    deleted.push(...(await deletedAmong(client, touched)))
    if (transactions.length < atOnce) break
    last = transactions.at(-1)?.id
  }
  return deleted.slice(0, mostDeleted)
}

/** Brings a document back as a draft, which visitors do not see until it is published. */
export async function restoreDraft(client: SanityClient, { id, document }: Deleted): Promise<void> {
  const draft = asNew(await withLooseReferences(client, document), getDraftId(id))
  await client.createIfNotExists(draft, { visibility: 'sync' })
}

/** Brings back a document and its draft, such as they were; references to what is gone too are loose. */
export async function restoreAll(
  client: SanityClient,
  editions: readonly SanityDocument[],
): Promise<void> {
  const restoring = client.transaction()
  for (const edition of editions) {
    const loose = await withLooseReferences(client, edition)
    restoring.createIfNotExists(asNew(loose, edition._id))
  }
  await restoring.commit({ visibility: 'sync' })
}

function asNew({ _rev, _updatedAt, ...document }: SanityDocument, _id: string): SanityDocument {
  return { ...document, _id } as SanityDocument
}

/** What was done to a document last. */
interface Touched {
  /** Its published id. */
  id: string
  at: string
  /** Whether it was done to a draft, be it to what is published as well. */
  isDraft: boolean
}

/** The documents that were written, the last one first. */
function touchedDocuments(transactions: readonly Transaction[]): Touched[] {
  const touched = new Map<string, Touched>()
  for (const { timestamp, documentIDs } of transactions) {
    const ids = new Set(documentIDs)
    for (const id of documentIDs.map(getPublishedId)) {
      if (touched.has(id)) continue
      touched.set(id, { id, at: timestamp, isDraft: ids.has(getDraftId(id)) })
    }
  }
  return [...touched.values()]
}

/** Those of the documents that are gone and that editors know. */
async function deletedAmong(client: SanityClient, touched: readonly Touched[]): Promise<Deleted[]> {
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids: touched.flatMap(({ id }) => editionsOf(id)) })
  const exists = new Set<string>(existing.map(getPublishedId))
  const gone = touched.filter(({ id }) => !exists.has(id))
  const last = await lastRevisions(
    client,
    gone.map(({ id }) => id),
  )
  return gone.flatMap(({ id, at, isDraft }) => {
    // The history knows drafts that were discarded or published long before, too.
    const [one, other] = isDraft ? [getDraftId(id), id] : [id, getDraftId(id)]
    const document = last.get(one) ?? last.get(other)
    return document && shownTypes.includes(document._type) ? [{ id, at, document }] : []
  })
}
