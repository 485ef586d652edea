import type { Change, DocumentsById } from './dataset/change.ts'
import { changeTags } from './dataset/change-tags.ts'
import {
  type DatasetReader,
  prepareTransaction,
  type WriteOptions,
  type WriteResult,
} from './dataset/prepare-transaction.ts'
import { Retention } from './dataset/retention.ts'
import { withoutHost } from './documents/asset-addresses.ts'
import type { LakeDocument } from './documents/document.ts'
import { Editions } from './documents/editions.ts'
import type { Mutation } from './documents/mutation.ts'
import type { Perspective } from './documents/perspective.ts'
import type { AnonymousLimits } from './engine/anonymous.ts'
import { bucketsBy, referenceBucket } from './engine/buckets.ts'
import {
  type CacheStatistics,
  Engine,
  mostBlockedMs,
  type QueryRequest,
  type QueryResult,
} from './engine/engine.ts'
import type { SlowQueries } from './engine/slow/types.ts'
import { Store } from './engine/store.ts'
import { Views } from './engine/views.ts'
import type { Node } from './groq/ast.ts'
import type { MutationSource } from './mutations/transaction.ts'
import type { LakeLimits } from './options.ts'
import { LakeProblem } from './problem.ts'
import type { DatasetStorage } from './storage/types.ts'

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

/** One dataset: its documents in memory, its durable storage, its queries and its changes. */
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
  readonly #retention: Retention
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
      // Older lakes stored the host with which an asset was uploaded.
      this.#raw.put(withoutHost(document))
      this.#editions.add(document._id)
    }
    this.#retention = new Retention(storage.history, options.historyDays)
    this.#retention.apply(now().getTime())
    this.#views = new Views(this.#raw, this.#bucketsOf, textBudget)
    this.#engine = new Engine({
      projectId,
      dataset: name,
      indexedPaths,
      slowQueries,
      anonymous,
      now,
      ...limits,
      queryMs: slowQueries ? limits.queryMs : Math.min(limits.queryMs, mostBlockedMs),
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

  /** Runs a GROQ query. Throws `LakeProblem` 400 for queries that cannot be read or run, 408 for slow ones. */
  query(perspective: Perspective, request: QueryRequest): QueryResult | Promise<QueryResult> {
    return this.#engine.query(this.#views.store(perspective), request)
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

  /** Notifies the observer of every change, after it is durable and before its writer gets a response. */
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
    const { transactionId } = options
    if (transactionId !== undefined && this.storage.hasTransaction(transactionId)) {
      const description = `Transaction with ID "${transactionId}" already exists`
      throw new LakeProblem(409, 'transactionExistsError', description)
    }
    const timestamp = this.#now().toISOString()
    const { result, documents, changes } = prepareTransaction(
      mutations,
      this.#reader(),
      timestamp,
      options,
    )
    if (options.dryRun) return result
    const written = [...changes()]
    if (written.length === 0) return result
    const positions = this.storage.commit(written.map(({ commit }) => commit))
    this.#put(documents)
    for (const [index, change] of written.entries()) {
      const placed = { ...change, position: positions[index] ?? 0 }
      for (const observer of this.#observers) observer(placed)
    }
    this.#retention.apply(this.#now().getTime())
    return result
  }

  #put(documents: DocumentsById): void {
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
  }

  #reader(): DatasetReader {
    const get = (id: string) => this.get(id)
    const versions = (base: string) => this.versions(base)
    const bucketsOf = this.#bucketsOf
    return {
      get,
      versions,
      referrers: (id) => this.#raw.bucket(referenceBucket(id)),
      select: (query, params) => this.#select(query, params),
      newId,
      tags: (before, after) => changeTags(before, after, { bucketsOf, get, versions }),
    }
  }

  #select(query: string, params: Record<string, unknown>): string[] {
    const { json } = this.#engine.queryNow(this.#raw, { query, params, identity: null })
    const found: unknown = JSON.parse(json)
    const list = Array.isArray(found) ? found : [found]
    return list.flatMap((item: unknown) => {
      if (typeof item === 'string') return [item]
      const id = item !== null && typeof item === 'object' && '_id' in item ? item._id : null
      return typeof id === 'string' ? [id] : []
    })
  }
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 22)
}
