import type { LakeDocument } from '../documents/document.ts'

/** The documents of one moment, whatever is written meanwhile. */
export interface Moment {
  get(id: string): LakeDocument | null
  /** The documents of a bucket, ordered by id. */
  bucket(key: string): readonly LakeDocument[]
}

/** The documents a query is evaluated over. */
export interface Documents extends Moment {
  all(): readonly LakeDocument[]
  /** The documents of a bucket in an order that is cached for as long as it holds. */
  sorted(
    key: string,
    order: string,
    sort: (documents: readonly LakeDocument[]) => readonly LakeDocument[],
  ): readonly LakeDocument[]
  /** All text of a document, in the form of `searchText`. */
  text(document: LakeDocument): string
}
