import type { LakeDocument } from '../documents/document.ts'

/** A committed transaction, as kept for resuming event streams and, later, for the history of documents. */
export interface TransactionRecord {
  id: string
  /** ISO 8601, the lake's clock. */
  timestamp: string
  /** Identity id of who wrote it; null for writes from within the process. */
  author: string | null
  documentIds: string[]
  /** The mutations as they were applied, queries resolved to ids and ids made up. */
  mutations: unknown[]
  /** Buckets of public documents that were touched; what live events tell everyone. */
  publicTags: string[]
  /** The same with drafts and versions included; what live events tell holders of a token. */
  allTags: string[]
}

export interface Commit extends TransactionRecord {
  /** The documents after the transaction; null where it deleted one. */
  documents: ReadonlyMap<string, LakeDocument | null>
}

/** The durable half of one dataset. Everything is synchronous, so that transactions never interleave. */
export interface DatasetStorage {
  /** Changes when the data starts from nothing; event positions of another epoch are meaningless. */
  readonly epoch: string
  documents(): Iterable<LakeDocument>
  /** Writes a transaction whole or not at all; when it returns the transaction is durable. Gives its position. */
  commit(commit: Commit): number
  hasTransaction(id: string): boolean
  /** Position of the newest transaction; 0 before the first. */
  lastPosition(): number
  /** Transactions after a position, oldest first; null when some of them are no longer kept. */
  tagsSince(
    position: number,
  ): { position: number; publicTags: string[]; allTags: string[] }[] | null
}

export interface LakeStorage {
  dataset(name: string): DatasetStorage
  close(): void
}
