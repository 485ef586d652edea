import { inNoRelease } from '@jalonne/schemas/in-no-release'
import type { SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'
import { type Named, nameFields, writtenName } from '../shared/document-name.ts'

/** A document of an ordered list as it is stored, published or draft. */
export interface StoredOrdered extends Named {
  _id: string
  order: number | null
}

/** What an ordered list holds: the documents of a type, or of one family of it. */
export interface OrderedListOptions {
  type: string
  family?: string
}

/** Asks for the documents of an ordered list, which has a family or has none. */
export const orderedQuery = ({ family }: OrderedListOptions): string =>
  `*[_type == $type && ${inNoRelease}${family ? ' && family == $family' : ''}]{_id, order, ${nameFields.join(', ')}}`

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
  for (const { _id, order, ...named } of stored) {
    const name = writtenName(named)
    const isDraft = isDraftId(_id)
    const id = getPublishedId(_id)
    const known = found.get(id)
    found.set(id, {
      id,
      name: (isDraft ? (name ?? known?.name) : (known?.name ?? name)) ?? id,
      // Visitors see the order that is published, so it counts.
      order: isDraft ? (known?.order ?? order) : (order ?? known?.order ?? null),
      isPublished: known?.isPublished === true || !isDraft,
      hasDraft: known?.hasDraft === true || isDraft,
    })
  }
  return [...found.values()].sort(
    (one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1),
  )
}

const place = ({ order }: OrderedDocument) => order ?? Number.MAX_SAFE_INTEGER

/**
 * Numbers documents and their drafts from 1 at once, all of it or nothing: it is live with that. What carries its number
 * already is left alone.
 * @param ids the published ids, in the order visitors are to see
 */
export async function writeOrder(client: SanityClient, ids: readonly string[]): Promise<void> {
  const stored = await client
    .withConfig({ perspective: 'raw' })
    .fetch<Pick<StoredOrdered, '_id' | 'order'>[]>('*[_id in $editions]{_id, order}', {
      editions: ids.flatMap((id) => [id, getDraftId(id)]),
    })
  const moved = stored
    .map(({ _id, order }) => ({ _id, order, place: ids.indexOf(getPublishedId(_id)) + 1 }))
    .filter(({ order, place }) => order !== place)
  if (moved.length === 0) return
  const transaction = client.transaction()
  for (const { _id, place } of moved) transaction.patch(_id, { set: { order: place } })
  await transaction.commit({ visibility: 'sync' })
}
