import type { LakeDocument } from '../documents/document.ts'
import type { Mutation } from '../documents/mutation.ts'
import type { Commit } from '../storage/types.ts'

/** Documents by id; null where there is none. */
export type DocumentsById = ReadonlyMap<string, LakeDocument | null>

/** A transaction as the event streams show it, also to those who come back later. */
export interface TransactionEvent {
  position: number
  commit: Pick<Commit, 'id' | 'timestamp' | 'author' | 'documentIds' | 'documents' | 'effects'>
  before: DocumentsById
  applied: ReadonlyMap<string, Mutation[]>
}

/** A committed transaction. */
export interface Change extends TransactionEvent {
  commit: Commit
}
