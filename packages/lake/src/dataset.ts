import { withoutHost } from './assets/addresses.ts'
import { baseId, isPublicId, isTombstone, type LakeDocument } from './documents/document.ts'
import { Editions } from './documents/editions.ts'
import type { Mutation } from './documents/mutation.ts'
import type { Perspective } from './documents/perspective.ts'
import { Views } from './documents/views.ts'
import type { AnonymousLimits } from './engine/anonymous.ts'
import type { Node } from './engine/ast.ts'
import { absenceKey, fieldKey, fieldsTouched } from './engine/attributes.ts'
import { bucketsBy, EVERYTHING, idBucket, referenceBucket } from './engine/buckets.ts'
import {
  type Answer,
  type CacheStatistics,
  Engine,
  MOST_BLOCKED_MS,
  type Question,
} from './engine/engine.ts'
import type { SlowQueries } from './engine/slow/types.ts'
import { Store } from './engine/store.ts'
import { syncTags } from './engine/tags.ts'
import { eventsOf } from './history/events.ts'
import { encodeEffects } from './mendoza/index.ts'
import {
  type AppliedTransaction,
  applyTransaction,
  type MutationSource,
  type Operation,
} from './mutations/transaction.ts'
import type { Identity, LakeLimits } from './options.ts'
import { LakeProblem } from './problem.ts'
import type { Commit, DatasetStorage } from './storage/types.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_CHECKED_EVERY_MS = 60 * 60 * 1000

export interface WriteOptions {
  identity?: Identity | null
  /** Made up when absent; one that was used before is refused with 409. */
  transactionId?: string | undefined
  /**
   * Keeps it as several transactions of so many mutations each, all of them or none: what happened to a hundred thousand
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

type Documents = ReadonlyMap<string, LakeDocument | null>

/** A transaction as listeners are told of it. */
export interface Told {
  position: number
  commit: Pick<Commit, 'id' | 'timestamp' | 'author' | 'documentIds' | 'documents' | 'effects'>
  before: Documents
  applied: ReadonlyMap<string, Mutation[]>
}

/** A committed transaction as the event streams see it. */
export interface Change extends Told {
  commit: Commit
}

export interface DatasetOptions {
  name: string
  projectId: string
  storage: DatasetStorage
  indexedPaths: readonly string[]
  limits: LakeLimits
  historyDays: number
  slowQueries?: SlowQueries | undefined
  anonymous?: AnonymousLimits | undefined
  now: () => Date
}

/** One dataset: its documents in memory, its durable storage, and the questions and changes put to it. */
export class Dataset {
  readonly name: string
  readonly storage: DatasetStorage
  /** What those without a token may take; null where there is no limit. */
  readonly anonymous: AnonymousLimits | null
  readonly #raw: Store
  readonly #views: Views
  readonly #engine: Engine
  readonly #bucketsOf: (document: LakeDocument) => string[]
  readonly #now: () => Date
  readonly #editions = new Editions()
  readonly #historyDays: number
  #forgottenAt = 0
  readonly #observers = new Set<(change: Change) => void>()

  constructor(options: DatasetOptions) {
    const { name, projectId, storage, indexedPaths, limits, slowQueries, anonymous, now } = options
    this.name = name
    this.storage = storage
    this.anonymous = anonymous ?? null
    this.#now = now
    this.#bucketsOf = bucketsBy(indexedPaths)
    const textBudget = { bytesLeft: limits.textBytes }
    this.#raw = new Store(this.#bucketsOf, textBudget)
    for (const document of storage.documents()) {
      // Older lakes kept the host with which an asset was uploaded.
      this.#raw.put(withoutHost(document))
      this.#editions.add(document._id)
    }
    this.#historyDays = options.historyDays
    this.#forget()
    this.#views = new Views(this.#raw, this.#bucketsOf, textBudget)
    this.#engine = new Engine({
      projectId,
      dataset: name,
      indexedPaths,
      slowQueries,
      anonymous,
      now,
      ...limits,
      queryMs: slowQueries ? limits.queryMs : Math.min(limits.queryMs, MOST_BLOCKED_MS),
    })
  }

  /** What happened to its documents. */
  get history() {
    return this.storage.history
  }

  get size(): number {
    return this.#raw.all().length
  }

  get cache(): CacheStatistics {
    return this.#engine.cache
  }

  /** A document by its stored id (drafts are `drafts.x`), or null. */
  get(id: string): LakeDocument | null {
    return this.#raw.get(id)
  }

  /** The drafts and versions there are of a document, by its base id. */
  versions(base: string): string[] {
    return this.#editions.of(base)
  }

  /** Every document as stored, ordered by id. */
  documents(): readonly LakeDocument[] {
    return this.#raw.all()
  }

  /** Answers a GROQ query. Throws `LakeProblem` 400 for queries that cannot be read or run, 408 for slow ones. */
  query(perspective: Perspective, question: Question): Answer | Promise<Answer> {
    return this.#engine.ask(this.#views.store(perspective), question)
  }

  /** The buckets a document, stored or not, is in, apart from `*`. */
  bucketsOf(document: LakeDocument): readonly string[] {
    return this.get(document._id) === document
      ? this.#raw.bucketsOf(document._id)
      : this.#bucketsOf(document)
  }

  /** Buckets that hold every stored document a query can be about; null where that may be any document. */
  bucketsOfQuery(tree: Node, params: Record<string, unknown>): string[] | null {
    return this.#engine.buckets(tree, params)
  }

  /** Tells the observer of every change, after it is durable and before its writer is answered. */
  observe(observer: (change: Change) => void): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /** Applies mutations as one transaction: all of them or, with a `LakeProblem`, none. */
  mutate(mutations: readonly Mutation[], options: WriteOptions = {}): WriteResult {
    return this.transact(() => mutations, options)
  }

  /** The same for mutations that depend on what those before them did. */
  transact(mutations: MutationSource, options: WriteOptions = {}): WriteResult {
    const transactionId = options.transactionId ?? newId()
    if (this.storage.hasTransaction(transactionId)) {
      const description = `Transaction with ID "${transactionId}" already exists`
      throw new LakeProblem(409, 'transactionExistsError', description)
    }
    const timestamp = this.#now().toISOString()
    const ids = [transactionId]
    const transactionIdOf = (index: number) => {
      const part = Math.floor(index / (options.mutationsEach ?? Number.POSITIVE_INFINITY))
      ids[part] ??= newId()
      return ids[part]
    }
    const transaction = applyTransaction(mutations, this.#base(), {
      transactionIdOf,
      timestamp,
      autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
    })
    const { results, documents } = transaction
    const after = (id: string) => (documents.has(id) ? (documents.get(id) ?? null) : this.get(id))
    const result = {
      transactionId,
      results: results.map((entry) => ({ ...entry, document: after(entry.id) })),
    }
    if (options.dryRun || documents.size === 0) return result

    const partOf = (id: string) => transactionIdOf(transaction.causes.get(id) ?? 0)
    const parts = Map.groupBy([...documents], ([id]) => partOf(id))
    const about = { timestamp, author: options.identity?.id ?? null }
    const changes: Omit<Change, 'position'>[] = []
    const commits = function* (this: Dataset) {
      for (const [id, part] of parts) {
        const change = this.#changeOf(transaction, { ...about, id }, new Map(part), partOf)
        changes.push(change)
        yield change.commit
      }
    }
    const positions = this.storage.commit(commits.call(this))
    for (const [id, document] of documents) {
      if (document) {
        this.#raw.put(document)
        this.#editions.add(id)
      } else {
        this.#raw.delete(id)
        this.#editions.delete(id)
      }
    }
    this.#views.update(documents.keys())
    for (const [part, change] of changes.entries()) {
      const told = { ...change, position: positions[part] ?? 0 }
      for (const observer of this.#observers) observer(told)
    }
    this.#forget()
    return result
  }

  /** What one of the transactions that mutations are kept as has changed. */
  #changeOf(
    { documents: all, applied, purged }: AppliedTransaction,
    about: Pick<Commit, 'id' | 'timestamp' | 'author'>,
    documents: Documents,
    partOf: (id: string) => string,
  ): Omit<Change, 'position'> {
    const ids = [...documents.keys()]
    const before = new Map(ids.map((id) => [id, this.get(id)] as const))
    const own = new Map(ids.map((id) => [id, applied.get(id) ?? []] as const))
    const commit: Commit = {
      ...about,
      documentIds: ids,
      mutations: [...own.values()].flat(),
      documents,
      ...this.#tags(before, documents),
      ...this.#past(about.id, before, documents, all),
      purged: purged.filter((id) => partOf(id) === about.id),
    }
    return { commit, before, applied: own }
  }

  /** What the history keeps of a transaction. */
  #past(transactionId: string, before: Documents, after: Documents, all: Documents) {
    const effects = new Map(
      Array.from(after, ([id, next]) => [id, encodeEffects(before.get(id) ?? null, next)] as const),
    )
    const get = (id: string) => (all.has(id) ? (all.get(id) ?? null) : this.get(id))
    const versions = (base: string) => this.#editions.of(base)
    return { effects, events: eventsOf({ transactionId, before, after, versions, get }) }
  }

  /** Gives up what is older than the history that is kept, now and then. */
  #forget(): void {
    const now = this.#now().getTime()
    if (now - this.#forgottenAt < RETENTION_CHECKED_EVERY_MS) return
    this.#forgottenAt = now
    this.history.forget(new Date(now - this.#historyDays * DAY_MS).toISOString())
  }

  #base() {
    return {
      get: (id: string) => this.get(id),
      referrers: (id: string) => this.#raw.bucket(referenceBucket(id)),
      select: (query: string, params: Record<string, unknown>) => this.#select(query, params),
      newId,
    }
  }

  #select(query: string, params: Record<string, unknown>): string[] {
    const { json } = this.#engine.askNow(this.#raw, { query, params, identity: null })
    const found: unknown = JSON.parse(json)
    const list = Array.isArray(found) ? found : [found]
    return list.flatMap((item: unknown) => {
      if (typeof item === 'string') return [item]
      const id = item !== null && typeof item === 'object' && '_id' in item ? item._id : null
      return typeof id === 'string' ? [id] : []
    })
  }

  /** Tags of the buckets a change touches: in what everyone may read, and in any perspective. */
  #tags(before: Documents, after: Documents): { publicTags: string[]; allTags: string[] } {
    const forAll = new Set([EVERYTHING])
    const forPublic = new Set<string>()
    for (const [id, next] of after) {
      const base = baseId(id)
      const previous = before.get(id) ?? null
      const touched = new Set([idBucket(base), ...fieldsTouched(base, previous, next)])
      for (const edition of [previous, next]) {
        if (edition) for (const bucket of this.#bucketsOf(edition)) touched.add(bucket)
      }
      for (const bucket of touched) forAll.add(bucket)
      for (const key of fieldsTouched(id, previous, next)) forAll.add(key)
      if (isPublicId(id)) {
        forPublic.add(EVERYTHING)
        for (const bucket of touched) forPublic.add(bucket)
      }
      if (isShown(previous) && isShown(next)) continue
      // Where this edition comes or goes, another one may have shown before, or show from now on.
      for (const other of [base, ...this.#editions.of(base)]) {
        const edition = this.get(other)
        if (!edition) continue
        for (const bucket of this.#bucketsOf(edition)) forAll.add(bucket)
        for (const key of fieldsTouched(base, edition, null)) forAll.add(key)
      }
      for (const key of fieldsTouched(base, next ?? previous, null)) forAll.add(key)
      forAll.add(fieldKey(base, '_originalId'))
      forAll.add(absenceKey(base))
    }
    return { publicTags: syncTags(forPublic), allTags: syncTags(forAll) }
  }
}

/** Whether an edition shows in the perspectives it belongs to, rather than what lies under it. */
function isShown(edition: LakeDocument | null): boolean {
  return edition !== null && !isTombstone(edition)
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 22)
}
