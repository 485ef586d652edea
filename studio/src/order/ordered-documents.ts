import type { SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'

/** A document of an ordered list as it is stored, published or draft. */
export interface StoredOrdered {
  _id: string
  order: number | null
  name: string | null
}

/** A line of an ordered list: one document, whether published, draft or both. */
export interface OrderedDocument {
  id: string
  name: string
  order: number | null
  isPublished: boolean
  hasDraft: boolean
}

/** Brings published documents and drafts together, in the order that is written in them; new ones come last. */
export function orderedDocuments(stored: readonly StoredOrdered[]): OrderedDocument[] {
  const found = new Map<string, OrderedDocument>()
  for (const { _id, order, name } of stored) {
    const isDraft = isDraftId(_id)
    const id = getPublishedId(_id)
    const known = found.get(id)
    found.set(id, {
      id,
      name: (isDraft ? (name ?? known?.name) : (known?.name ?? name)) ?? id,
      // Visitors see the order that is published, so it counts.
      order: isDraft ? (known?.order ?? order) : order,
      isPublished: known?.isPublished === true || !isDraft,
      hasDraft: known?.hasDraft === true || isDraft,
    })
  }
  return [...found.values()].sort(
    (one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1),
  )
}

const place = ({ order }: OrderedDocument) => order ?? Number.MAX_SAFE_INTEGER

/** Numbers a list from 1 and says which documents carry another number until now. */
export function renumbered(
  list: readonly OrderedDocument[],
): (OrderedDocument & { order: number })[] {
  return list
    .map((document, index) => ({ ...document, order: index + 1, before: document.order }))
    .filter(({ order, before }) => order !== before)
    .map(({ before: _, ...document }) => document)
}

/** Writes an order into the documents and their drafts at once, all of it or nothing: it is live with that. */
export async function writeOrder(
  client: SanityClient,
  list: readonly OrderedDocument[],
): Promise<void> {
  const transaction = client.transaction()
  for (const { id, order, isPublished, hasDraft } of renumbered(list)) {
    if (isPublished) transaction.patch(id, { set: { order } })
    if (hasDraft) transaction.patch(getDraftId(id), { set: { order } })
  }
  await transaction.commit({ visibility: 'sync' })
}
