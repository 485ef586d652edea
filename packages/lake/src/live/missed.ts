import type { TransactionEvent } from '../dataset/change.ts'
import type { Dataset } from '../dataset.ts'
import type { LakeDocument } from '../documents/document.ts'
import type { Mutation } from '../documents/mutation.ts'
import { mutationsFor } from '../documents/mutations-by-document.ts'
import { patched } from '../history/document-at.ts'
import type { PastTransaction } from '../storage/types.ts'

const mostTransactions = 500
const mostChanges = 2_000

/**
 * The transactions from a position on, the oldest first, as a listener would have got them; null
 * where that is too much, or no longer known.
 */
export function transactionsSince(dataset: Dataset, position: number): TransactionEvent[] | null {
  const { history, storage } = dataset
  if (position > storage.lastPosition()) return null
  const range = { from: position, limit: mostTransactions + 1, newestFirst: true }
  const past = history.transactions([], { ...range, withoutMutations: true })
  const changes = past.reduce((sum, { documentIds }) => sum + documentIds.length, 0)
  // The last one it heard of has to be there, or others may be missing too.
  const isComplete =
    position === 0
      ? storage.tagsSince(0, 'publicTags') !== null
      : past.at(-1)?.position === position
  if (past.length > mostTransactions || changes > mostChanges || !isComplete) return null

  const documents = new Map<string, LakeDocument | null>()
  const events: TransactionEvent[] = []
  for (const transaction of history.transactions([], range)) {
    const one = undone(dataset, transaction, documents)
    if (!one) return null
    events.push(one)
  }
  return events.toReversed()
}

/** What a transaction did, going back from the documents it left behind; null where that is no longer known. */
function undone(
  dataset: Dataset,
  { position, id, timestamp, author, documentIds, mutations }: PastTransaction,
  documents: Map<string, LakeDocument | null>,
): TransactionEvent | null {
  const before = new Map<string, LakeDocument | null>()
  const after = new Map<string, LakeDocument | null>()
  const applied = new Map<string, Mutation[]>()
  const effects = new Map()
  for (const one of documentIds) {
    const effect = dataset.history.effects(one, position)
    if (!effect) return null
    const now = documents.has(one) ? (documents.get(one) ?? null) : dataset.get(one)
    const earlier = dataset.history.lastChange(one, position - 1)
    const previous = patched(now, effect.revert, earlier?.transactionId ?? 'unknown')
    documents.set(one, previous)
    before.set(one, previous)
    after.set(one, now)
    effects.set(one, effect)
    applied.set(one, mutationsFor(one, mutations) as Mutation[])
  }
  const commit = { id, timestamp, author, documentIds, documents: after, effects }
  return { position, commit, before, applied }
}
