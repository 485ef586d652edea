import type { LakeDocument } from '../documents/document.ts'
import { asInvestment, guardedList } from '../groq/deadline.ts'

const sortOrdersKept = 8

/** A set of documents in the order of their ids, which is the order in which GROQ sees them. */
export class Bucket {
  readonly #documents = guardedList<LakeDocument>()
  readonly #orders = new Map<string, readonly LakeDocument[]>()

  get size(): number {
    return this.#documents.length
  }

  get(id: string): LakeDocument | null {
    const found = this.#documents[this.#search(id)]
    return found?._id === id ? found : null
  }

  set(document: LakeDocument): void {
    this.#orders.clear()
    const last = this.#documents.at(-1)
    if (last === undefined || last._id < document._id) {
      this.#documents.push(document)
      return
    }
    const at = this.#search(document._id)
    const replaces = this.#documents[at]?._id === document._id
    this.#documents.splice(at, replaces ? 1 : 0, document)
  }

  delete(id: string): void {
    const at = this.#search(id)
    if (this.#documents[at]?._id !== id) return
    this.#orders.clear()
    this.#documents.splice(at, 1)
  }

  documents(): readonly LakeDocument[] {
    return this.#documents
  }

  /** The documents in another order, sorted once and cached until one of them changes. */
  sorted(
    order: string,
    sort: (documents: readonly LakeDocument[]) => readonly LakeDocument[],
  ): readonly LakeDocument[] {
    let list = this.#orders.get(order)
    if (!list) {
      if (this.#orders.size >= sortOrdersKept) this.#orders.clear()
      list = asInvestment(() => sort(this.#documents))
      this.#orders.set(order, list)
    }
    return list
  }

  #search(id: string): number {
    let low = 0
    let high = this.#documents.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#documents[middle]?._id ?? '') < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
