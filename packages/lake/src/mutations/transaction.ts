import { withoutHost } from '../documents/asset-addresses.ts'
import type { LakeDocument } from '../documents/document.ts'
import type { DocumentInput, Mutation, Selection } from '../documents/mutation.ts'
import { withArrayKeys } from './array-keys.ts'
import { applyPatch } from './patch.ts'
import { alreadyExists, brokenReference, notFound } from './problems.ts'
import { readAfter } from './read-after.ts'
import { findBrokenReference } from './references.ts'
import { checkValue } from './values.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'

/** What a transaction reads of the dataset it is applied to. */
export interface TransactionReader {
  get(id: string): LakeDocument | null
  referrers(id: string): readonly LakeDocument[]
  /** Ids of the documents a query selects. */
  select(query: string, params: Record<string, unknown>): string[]
  newId(): string
}

export interface TransactionOptions {
  /** The transaction a mutation belongs to, by its place. */
  transactionIdOf(index: number): string
  /** ISO 8601 */
  timestamp: string
  autoGenerateArrayKeys: boolean
}

export interface AppliedTransaction {
  results: { id: string; operation: Operation }[]
  /** The documents after the transaction, null where deleted. */
  documents: Map<string, LakeDocument | null>
  /** By document: the mutations that were applied to it, ids made up and queries resolved. */
  applied: Map<string, Mutation[]>
  /** Documents that were deleted together with their history, or before it. */
  purged: string[]
  /** By document: the place of the mutation that changed or purged it last. */
  causes: ReadonlyMap<string, number>
}

/** Gives mutations one after the other; `read` shows documents as those already given have left them. */
export type MutationSource = (read: (id: string) => LakeDocument | null) => Iterable<Mutation>

/**
 * Works out what mutations do, without doing it: nothing is stored unless every one of them applies and no
 * strong reference is left dangling. Throws `LakeProblem` (400, 409) naming the mutation at fault.
 */
export function applyTransaction(
  mutations: MutationSource,
  dataset: TransactionReader,
  options: TransactionOptions,
): AppliedTransaction {
  const { timestamp } = options
  const documents = new Map<string, LakeDocument | null>()
  const applied = new Map<string, Mutation[]>()
  const results: AppliedTransaction['results'] = []
  const causes = new Map<string, number>()
  const purged = new Set<string>()

  const read = readAfter(documents, dataset)

  let index = -1
  let transactionId = ''
  const write = (id: string, next: LakeDocument | null, mutation: Mutation) => {
    const before = read(id)
    if (next) {
      checkValue(next)
      const keyed = options.autoGenerateArrayKeys ? withArrayKeys(next) : next
      const stored = withoutHost(keyed)
      documents.set(id, { ...stored, _id: id, _rev: transactionId })
    } else documents.set(id, null)
    const list = applied.get(id)
    if (list) list.push(mutation)
    else applied.set(id, [mutation])
    causes.set(id, index)
    results.push({ id, operation: next ? (before ? 'update' : 'create') : 'delete' })
  }

  const created = (input: DocumentInput, id: string, before: LakeDocument | null): LakeDocument => {
    const given = (name: string) => (typeof input[name] === 'string' ? input[name] : undefined)
    const _createdAt = given('_createdAt') ?? before?._createdAt ?? timestamp
    // Content that moves here from another lake keeps its dates.
    const _updatedAt = (before ? undefined : given('_updatedAt')) ?? timestamp
    return { ...input, _id: id, _createdAt, _updatedAt, _rev: transactionId }
  }

  const targets = (selection: Selection): string[] => {
    if (selection.query !== undefined)
      return dataset.select(selection.query, selection.params ?? {})
    const { id = [] } = selection
    return Array.isArray(id) ? id : [id]
  }

  for (const mutation of mutations(read)) {
    index++
    transactionId = options.transactionIdOf(index)
    if ('create' in mutation) {
      const wanted = mutation.create._id ?? ''
      const id = wanted === '' || wanted.endsWith('.') ? wanted + dataset.newId() : wanted
      if (read(id)) throw alreadyExists(index, id)
      const document = created(mutation.create, id, null)
      write(id, document, { create: document })
    } else if ('createOrReplace' in mutation) {
      const id = mutation.createOrReplace._id
      const document = created(mutation.createOrReplace, id, read(id))
      write(id, document, { createOrReplace: document })
    } else if ('createIfNotExists' in mutation) {
      const id = mutation.createIfNotExists._id
      if (read(id)) results.push({ id, operation: 'none' })
      else {
        const document = created(mutation.createIfNotExists, id, null)
        write(id, document, { createIfNotExists: document })
      }
    } else if ('delete' in mutation) {
      for (const id of targets(mutation.delete)) {
        if (mutation.delete.purge) {
          purged.add(id)
          causes.set(id, index)
        }
        if (read(id)) write(id, null, { delete: { id } })
        else results.push({ id, operation: 'none' })
      }
    } else {
      const { query, params: _params, ...patch } = mutation.patch
      for (const id of targets(mutation.patch)) {
        const document = read(id)
        // A query selects what was there before the transaction, which may have deleted it since.
        if (!document && query !== undefined) continue
        if (!document) throw notFound(index, id)
        const patched = applyPatch(document, mutation.patch, index)
        write(id, { ...patched, _updatedAt: timestamp }, { patch: { ...patch, id } })
      }
    }
  }

  for (const [id, document] of documents) if (!document && !dataset.get(id)) documents.delete(id)
  const broken = findBrokenReference(documents, dataset)
  if (broken) {
    const cause = causes.get(broken.kind === 'missing' ? (broken.from[0] ?? '') : broken.to) ?? 0
    throw brokenReference(cause, broken)
  }
  return { results, documents, applied, purged: [...purged], causes }
}
