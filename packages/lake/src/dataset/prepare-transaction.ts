import type { LakeDocument } from '../documents/document.ts'
import { eventsOf } from '../history/events.ts'
import type { Identity } from '../identity.ts'
import { encodeEffects } from '../mendoza/index.ts'
import { readAfter } from '../mutations/read-after.ts'
import {
  type AppliedTransaction,
  applyTransaction,
  type MutationSource,
  type Operation,
  type TransactionReader,
} from '../mutations/transaction.ts'
import type { Commit } from '../storage/types.ts'
import type { Change, DocumentsById } from './change.ts'

export interface WriteOptions {
  identity?: Identity | null
  /** Made up when absent; one that was used before is refused with 409. */
  transactionId?: string | undefined
  /**
   * Stores it as several transactions of so many mutations each, all of them or none: what happened to a hundred thousand
   * documents is more than one transaction can hold.
   */
  mutationsEach?: number
  /** Whoever gives the mutations will not touch them again, so that they need not be copied. */
  isHandedOver?: boolean
  /** Works out the result without writing it. */
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

export interface WriteResult {
  transactionId: string
  /** One entry a mutation and document; `document` as it is after the transaction. */
  results: { id: string; operation: Operation; document: LakeDocument | null }[]
}

/** What a transaction needs to know of its dataset. */
export interface DatasetReader extends TransactionReader {
  /** The drafts and versions there are of a document, by its base id. */
  versions(base: string): readonly string[]
  /** Sync tags of what changes. */
  tags(before: DocumentsById, after: DocumentsById): Pick<Commit, 'publicTags' | 'allTags'>
}

/** A transaction that is worked out and not written yet. */
export interface PreparedTransaction {
  result: WriteResult
  /** The documents after it, null where deleted. */
  documents: DocumentsById
  /** What it is stored as: one transaction, or several with `mutationsEach`. */
  changes(): Iterable<Omit<Change, 'position'>>
}

/**
 * Works out what mutations do to a dataset and what is stored of it, without doing it.
 * @throws LakeProblem 400 or 409, naming the mutation at fault
 */
export function prepareTransaction(
  mutations: MutationSource,
  dataset: DatasetReader,
  timestamp: string,
  { transactionId = dataset.newId(), ...options }: WriteOptions,
): PreparedTransaction {
  const ids = [transactionId]
  const transactionIdOf = (index: number) => {
    const part = Math.floor(index / (options.mutationsEach ?? Number.POSITIVE_INFINITY))
    ids[part] ??= dataset.newId()
    return ids[part]
  }
  const applied = applyTransaction(mutations, dataset, {
    transactionIdOf,
    timestamp,
    autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
  })
  const { documents } = applied
  const after = readAfter(documents, dataset)
  const results = applied.results.map((entry) => ({ ...entry, document: after(entry.id) }))
  const author = options.identity?.id ?? null
  return {
    result: { transactionId, results },
    documents,
    *changes() {
      const partOf = (id: string) => transactionIdOf(applied.causes.get(id) ?? 0)
      const concerned = new Set([...documents.keys(), ...applied.purged])
      for (const [id, part] of Map.groupBy(concerned, partOf)) {
        const changed = part.filter((one) => documents.has(one))
        const own = new Map(changed.map((one) => [one, documents.get(one) ?? null] as const))
        yield changeOf(applied, { id, timestamp, author }, own, { ...dataset, after, partOf })
      }
    },
  }
}

interface ChangeContext extends DatasetReader {
  /** A document after all of the transaction. */
  after(id: string): LakeDocument | null
  /** The stored transaction a document belongs to. */
  partOf(id: string): string
}

/** What one of the stored transactions changes. */
function changeOf(
  { applied, purged }: AppliedTransaction,
  about: Pick<Commit, 'id' | 'timestamp' | 'author'>,
  documents: DocumentsById,
  { get, after, versions, tags, partOf }: ChangeContext,
): Omit<Change, 'position'> {
  const ids = [...documents.keys()]
  const before = new Map(ids.map((id) => [id, get(id)] as const))
  const own = new Map(ids.map((id) => [id, applied.get(id) ?? []] as const))
  const effects = new Map(
    Array.from(
      documents,
      ([id, next]) => [id, encodeEffects(before.get(id) ?? null, next)] as const,
    ),
  )
  const transactionId = about.id
  const events = eventsOf({ transactionId, before, after: documents, versions, get: after })
  const commit: Commit = {
    ...about,
    documentIds: ids,
    mutations: [...own.values()].flat(),
    documents,
    ...tags(before, documents),
    effects,
    events,
    purged: purged.filter((id) => partOf(id) === about.id),
  }
  return { commit, before, applied: own }
}
