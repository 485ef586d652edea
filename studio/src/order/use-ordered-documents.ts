import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { studioLanguage } from '../languages/studio-language.ts'
import { apiVersion } from '../structure/api-version.ts'
import { type OrderedDocument, orderedDocuments, type StoredOrdered } from './ordered-documents.ts'

const names = ['title', 'name'].flatMap((field) =>
  [studioLanguage, 'fr', 'en'].map((language) => `${field}.${language}`),
)

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
  const store = useDocumentStore()
  const [stored, setStored] = useState<StoredOrdered[] | null>(null)
  useEffect(() => {
    const query = `*[_type == $type && !(_id in path("versions.**"))${family ? ' && family == $family' : ''}]{_id, order, "name": coalesce(${names.join(', ')})}`
    const reading = store
      .listenQuery(query, { type, ...(family && { family }) }, { apiVersion, perspective: 'raw' })
      .subscribe(setStored)
    return () => reading.unsubscribe()
  }, [store, type, family])
  return useMemo(() => stored && orderedDocuments(stored), [stored])
}
