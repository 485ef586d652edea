import type { LakeDocument } from '../documents/document.ts'
import type { Effects } from '../mendoza/index.ts'

/** What is known of a transaction besides what it did to each document. */
export interface TransactionRecord {
  id: string
  /** ISO 8601, the lake's clock. */
  timestamp: string
  /** Identity id of who wrote it; null for writes from within the process. */
  author: string | null
  documentIds: string[]
  /** The mutations as they were applied, queries resolved to ids and ids made up. */
  mutations: unknown[]
  /** Buckets of public documents that were touched; what live events send everyone. */
  publicTags: string[]
  /** The same with drafts and versions included; what live events send holders of a token. */
  allTags: string[]
}

/** Something that happened to a document as editors see it, in the list of each document it concerns. */
export interface HistoryEvent {
  /** Ids of the documents whose lists it belongs to. */
  lists: string[]
  /** As the Studio reads it, without time and author, which are those of the transaction. */
  event: { type: string; documentId: string } & Record<string, string>
}

export interface Commit extends TransactionRecord {
  /** The documents after the transaction; null where it deleted one. */
  documents: ReadonlyMap<string, LakeDocument | null>
  /** By document: what the transaction did and what undoes it. */
  effects: ReadonlyMap<string, Effects>
  events: readonly HistoryEvent[]
  /** Documents whose history ends here: nothing older than this transaction is stored, nor its effects. */
  purged: readonly string[]
}

/** A transaction read back from the history. */
export interface PastTransaction
  extends Pick<TransactionRecord, 'id' | 'timestamp' | 'author' | 'documentIds' | 'mutations'> {
  position: number
}

/** What a past transaction did to one document. */
export interface PastChange extends Effects {
  position: number
  transactionId: string
}

export interface PastEvent {
  cursor: number
  /** Of the transaction. */
  timestamp: string
  author: string | null
  event: HistoryEvent['event']
}

export interface HistoryRange {
  /** Transactions at this position and after; from the beginning when absent. */
  from?: number | undefined
  /** Transactions up to this position. */
  to?: number | undefined
  limit: number
  newestFirst: boolean
  /** Only those by these identities. */
  authors?: readonly string[] | undefined
  /** Spares reading `mutations`, which are empty then: an import's take megabytes. */
  withoutMutations?: boolean
}

/** Reads the past of a dataset; nothing of it is held in memory beyond what is read. */
export interface History {
  /** Transactions that changed one of these documents; all when there are none. */
  transactions(ids: readonly string[], range: HistoryRange): PastTransaction[]
  /** What a transaction did to a document; null where it did nothing, or that is no longer stored. */
  effects(id: string, position: number): Effects | null
  /** Changes of a document after a position, the newest first. */
  changesAfter(id: string, position: number): Iterable<PastChange>
  /** The last change of a document up to a position, or null. */
  lastChange(id: string, position: number): PastChange | null
  /** Null for a transaction that never was, or is no longer stored. */
  positionOf(transactionId: string): number | null
  /** Position of the last transaction up to a time, ISO 8601; 0 before the first. */
  positionAt(time: string): number
  /** Events in the list of a document, the newest first; those before a cursor that one of them had. */
  events(list: string, before: number, limit: number): PastEvent[]
  /** Gives up what happened before a time, ISO 8601. */
  forget(before: string): void
}

/** Which of a transaction's tags: everybody's, or those of drafts and versions too. */
export type TagList = 'publicTags' | 'allTags'

/** What a past transaction touched. */
export interface PastTags {
  position: number
  tags: string[]
}

/** The durable half of one dataset. Everything is synchronous, so that transactions never interleave. */
export interface DatasetStorage {
  /** Changes when the data starts from nothing or from a backup; event positions of another epoch are meaningless. */
  readonly epoch: string
  readonly history: History
  documents(): Iterable<LakeDocument>
  /**
   * Writes transactions, one after the other as they are given, all of them or none; when it returns they are durable.
   * Gives their positions.
   */
  commit(commits: Iterable<Commit>): number[]
  hasTransaction(id: string): boolean
  /** Position of the newest transaction; 0 before the first. */
  lastPosition(): number
  /** Transactions after a position, oldest first; null when some of them are no longer stored, or that is too much. */
  tagsSince(position: number, of: TagList): PastTags[] | null
  /** What is wrong with the stored data, one sentence each; nothing when it is whole. */
  check(): string[]
}

export interface LakeStorage {
  dataset(name: string): DatasetStorage
  /** Copies every dataset, as of one moment each, into a folder, while the lake goes on. */
  backup?(directory: string): Promise<void>
  close(): void
}
