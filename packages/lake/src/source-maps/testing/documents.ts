import type { DocumentSource, SourceDocument } from '../index.ts'

/** A source over these documents, in the order of their ids. */
export function sourceOf(documents: readonly SourceDocument[]): DocumentSource {
  const sorted = [...documents].sort((a, b) => (a._id < b._id ? -1 : 1))
  const byId = new Map(sorted.map((document) => [document._id, document]))
  return { all: () => sorted, get: (id) => byId.get(id) ?? null }
}

/** The documents as they are stored, by id. */
export function storedById(documents: readonly SourceDocument[]): Map<string, SourceDocument> {
  return new Map(documents.map((document) => [document._id, document]))
}

/** The documents as the drafts perspective shows them. */
export function draftsOverlay(documents: readonly SourceDocument[]): SourceDocument[] {
  const shown = new Map<string, SourceDocument>()
  for (const document of documents) {
    const isDraft = document._id.startsWith('drafts.')
    const _id = isDraft ? document._id.slice('drafts.'.length) : document._id
    if (isDraft || !shown.has(_id)) shown.set(_id, { ...document, _id, _originalId: document._id })
  }
  return [...shown.values()]
}
