import type { LakeDocument } from '../documents/document.ts'
import type { BucketsOf } from './buckets.ts'
import { everything } from './buckets.ts'
import type { Moment } from './documents.ts'

/** The documents of a store as they were when it was made: the store says what changes, and this undoes it. */
export class Snapshot implements Moment {
  readonly #now: Moment
  readonly #bucketsOf: BucketsOf
  readonly #before = new Map<string, LakeDocument | null>()

  constructor(now: Moment, bucketsOf: BucketsOf) {
    this.#now = now
    this.#bucketsOf = bucketsOf
  }

  /** Remembers a document that is about to change; null where there is none yet. */
  remember(id: string, document: LakeDocument | null): void {
    if (!this.#before.has(id)) this.#before.set(id, document)
  }

  get(id: string): LakeDocument | null {
    const before = this.#before.get(id)
    return before === undefined ? this.#now.get(id) : before
  }

  bucket(key: string): readonly LakeDocument[] {
    const documents = this.#now.bucket(key)
    if (this.#before.size === 0) return [...documents]
    const list = documents.filter(({ _id }) => !this.#before.has(_id))
    for (const document of this.#before.values()) {
      if (document && this.#isIn(document, key)) list.push(document)
    }
    return list.sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  #isIn(document: LakeDocument, key: string): boolean {
    return key === everything || this.#bucketsOf(document).includes(key)
  }
}
