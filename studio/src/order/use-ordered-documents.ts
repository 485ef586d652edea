import { useMemo } from 'react'
import { studioTextQuery } from '../languages/studio-text.ts'
import { inNoRelease } from '../shared/in-no-release.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { type OrderedDocument, orderedDocuments, type StoredOrdered } from './ordered-documents.ts'

/** What an ordered list holds: the documents of a type, or of one family of it. */
export interface OrderedListOptions {
  type: string
  family?: string
}

/** The documents of an ordered list, kept up to date; `null` while they are being read. */
export function useOrderedDocuments({
  type,
  family,
}: OrderedListOptions): OrderedDocument[] | null {
  const query = `*[_type == $type && ${inNoRelease}${family ? ' && family == $family' : ''}]{_id, order, "name": ${studioTextQuery('title', 'name')}}`
  const stored = useLiveQuery<StoredOrdered[]>(query, { type, ...(family && { family }) }, 'raw')
  return useMemo(() => (stored ? orderedDocuments(stored) : null), [stored])
}
