import type { LakeDocument } from '../documents/document.ts'
import { asInvestment } from '../groq/deadline.ts'
import { fieldsTouched } from './attributes.ts'
import { Bucket } from './bucket.ts'
import { type BucketsOf, everything, idBucket } from './buckets.ts'
import type { Documents } from './documents.ts'
import { searchText, wordsOf } from './search-text.ts'
import { Snapshot } from './snapshot.ts'

const noDocuments: readonly LakeDocument[] = []
const mostRevisions = 200_000

/** Memory that the text of documents may take, for several stores together. */
export interface TextBudget {
  bytesLeft: number
}

/** Documents in memory, in the order of their ids, and again in every bucket they belong to. */
export class Store implements Documents {
  static #count = 0
  /** Distinguishes the stores of a process. */
  readonly id = ++Store.#count
  readonly #bucketsOf: BucketsOf
  readonly #all = new Bucket()
  readonly #byId = new Map<string, LakeDocument>()
  readonly #buckets = new Map<string, Bucket>()
  readonly #memberships = new Map<string, readonly string[]>()
  readonly #touchedAt = new Map<string, number>()
  readonly #snapshots = new Set<Snapshot>()
  #forgottenAt = 0
  #revision = 0

  readonly #texts = new Map<string, string>()
  readonly #textBudget: TextBudget

  constructor(bucketsOf: BucketsOf, textBudget: TextBudget = { bytesLeft: 0 }) {
    this.#bucketsOf = bucketsOf
    this.#textBudget = textBudget
  }

  /** Grows by one with every change. */
  get revision(): number {
    return this.#revision
  }

  /** How many documents there are. */
  get size(): number {
    return this.#byId.size
  }

  get(id: string): LakeDocument | null {
    return this.#byId.get(id) ?? null
  }

  all(): readonly LakeDocument[] {
    return this.#all.documents()
  }

  /** The documents of a bucket, ordered by id. */
  bucket(key: string): readonly LakeDocument[] {
    if (key === everything) return this.all()
    if (key.startsWith('i:')) {
      const document = this.#byId.get(key.slice(2))
      return document ? [document] : noDocuments
    }
    return this.#buckets.get(key)?.documents() ?? noDocuments
  }

  /** How many documents a bucket holds. */
  sizeOf(key: string): number {
    if (key === everything) return this.size
    return key.startsWith('i:') ? 1 : (this.#buckets.get(key)?.size ?? 0)
  }

  /** The documents of a bucket in an order that is cached until one of them changes. */
  sorted(
    key: string,
    order: string,
    sort: (documents: readonly LakeDocument[]) => readonly LakeDocument[],
  ): readonly LakeDocument[] {
    const bucket = key === everything ? this.#all : this.#buckets.get(key)
    return bucket ? bucket.sorted(order, sort) : sort(this.bucket(key))
  }

  /** All text of a document, in the form of `searchText`; cached while there is memory for it. */
  text(document: LakeDocument): string {
    const known = this.#texts.get(document._id)
    if (known !== undefined) return known
    const isCacheable = this.#textBudget.bytesLeft > 0 && this.#byId.get(document._id) === document
    if (!isCacheable) return searchText(document)
    const words = asInvestment(() => wordsOf(searchText(document)))
    this.#texts.set(document._id, words)
    this.#textBudget.bytesLeft -= words.length
    return words
  }

  /** Gives back what memory it took of the budget. */
  release(): void {
    for (const id of [...this.#texts.keys()]) this.#dropText(id)
  }

  /** The documents as they are now, until `release` is called. */
  snapshot(): { documents: Snapshot; release: () => void } {
    const documents = new Snapshot(this, this.#bucketsOf)
    this.#snapshots.add(documents)
    return { documents, release: () => this.#snapshots.delete(documents) }
  }

  /** The buckets a document is in, apart from `*`; none where there is no document. */
  bucketsOf(id: string): readonly string[] {
    return this.#memberships.get(id) ?? []
  }

  /** Stores or replaces a document; `after` are its buckets where they are known already. */
  put(document: LakeDocument, after: readonly string[] = this.#bucketsOf(document)): void {
    const id = document._id
    for (const snapshot of this.#snapshots) snapshot.remember(id, this.get(id))
    const before = this.#memberships.get(id) ?? []
    this.#leave(id, before, after)
    this.#dropText(id)
    const fields = fieldsTouched(id, this.get(id), document)
    this.#byId.set(id, document)
    this.#all.set(document)
    for (const key of after) this.#join(key, document)
    this.#memberships.set(id, after)
    this.#touch([everything, ...before, ...after, ...fields])
  }

  /** Removes a document; nothing happens where there is none. */
  delete(id: string): void {
    const before = this.#memberships.get(id)
    if (!before) return
    for (const snapshot of this.#snapshots) snapshot.remember(id, this.get(id))
    this.#leave(id, before, [])
    this.#dropText(id)
    const fields = fieldsTouched(id, this.get(id), null)
    this.#byId.delete(id)
    this.#all.delete(id)
    this.#memberships.delete(id)
    this.#touch([everything, ...before, ...fields])
  }

  /** Whether any of the buckets changed after a revision. */
  changedSince(revision: number, keys: Iterable<string>): boolean {
    if (revision === this.#revision) return false
    if (revision < this.#forgottenAt) return true
    for (const key of keys) if ((this.#touchedAt.get(key) ?? 0) > revision) return true
    return false
  }

  #dropText(id: string): void {
    const text = this.#texts.get(id)
    if (text === undefined) return
    this.#textBudget.bytesLeft += text.length
    this.#texts.delete(id)
  }

  #join(key: string, document: LakeDocument): void {
    if (key === idBucket(document._id)) return
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = new Bucket()
      this.#buckets.set(key, bucket)
    }
    bucket.set(document)
  }

  #leave(id: string, keys: readonly string[], except: readonly string[]): void {
    const staying = new Set(except)
    for (const key of keys) {
      const bucket = staying.has(key) ? undefined : this.#buckets.get(key)
      bucket?.delete(id)
      if (bucket?.size === 0) this.#buckets.delete(key)
    }
  }

  #touch(keys: string[]): void {
    this.#revision++
    if (this.#touchedAt.size > mostRevisions) {
      this.#touchedAt.clear()
      this.#forgottenAt = this.#revision
    }
    for (const key of keys) this.#touchedAt.set(key, this.#revision)
  }
}
