import { useMemo } from 'react'
import { useLiveQuery } from '../shared/use-live-query.ts'
import {
  type OrderedDocument,
  type OrderedListOptions,
  orderedDocuments,
  orderedQuery,
  type StoredOrdered,
} from './ordered-documents.ts'

/** The documents of an ordered list, kept up to date; `null` while they are being read. */
export function useOrderedDocuments(options: OrderedListOptions): OrderedDocument[] | null {
  const { type, family } = options
  const params = { type, ...(family && { family }) }
  const stored = useLiveQuery<StoredOrdered[]>(orderedQuery(options), params, 'raw')
  return useMemo(() => (stored ? orderedDocuments(stored) : null), [stored])
}
