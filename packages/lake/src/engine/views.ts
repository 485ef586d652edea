import { LRUCache } from 'lru-cache'
import { baseId, isTombstone } from '../documents/document.ts'
import { type Perspective, publicDocuments, published } from '../documents/perspective.ts'
import { type BucketsOf, idBucket } from './buckets.ts'
import { Store, type TextBudget } from './store.ts'

const mostStacks = 8

interface View {
  readonly store: Store
  readonly candidates: (id: string) => string[]
}

/** One store a perspective, made when first needed and updated with every change. */
export class Views {
  readonly #raw: Store
  readonly #bucketsOf: BucketsOf
  readonly #fixed = new Map<string, View>()
  readonly #textBudget: TextBudget
  readonly #stacks = new LRUCache<string, View>({
    max: mostStacks,
    dispose: (view) => view.store.release(),
  })

  constructor(rawStore: Store, bucketsOf: BucketsOf, textBudget: TextBudget) {
    this.#raw = rawStore
    this.#bucketsOf = bucketsOf
    this.#textBudget = textBudget
  }

  /** The documents as a perspective shows them; each carries `_originalId`, except in `raw`. */
  store(perspective: Perspective): Store {
    const { name, candidates } = perspective
    if (!candidates) return this.#raw
    const known = this.#fixed.get(name) ?? this.#stacks.get(name)
    if (known) return known.store
    const view = { store: new Store(this.#bucketsOf, this.#textBudget), candidates }
    const ids = new Set(this.#raw.all().map((document) => baseId(document._id)))
    // In their order, so that each is put at the end.
    for (const id of [...ids].sort()) this.#resolve(view, id)
    const isFixed = perspective === published || perspective === publicDocuments
    if (isFixed) this.#fixed.set(name, view)
    else this.#stacks.set(name, view)
    return view.store
  }

  /** Brings every view up to date after these stored documents changed. */
  update(ids: Iterable<string>): void {
    const bases = new Set(Array.from(ids, baseId))
    for (const view of [...this.#fixed.values(), ...this.#stacks.values()]) {
      for (const id of bases) this.#resolve(view, id)
    }
  }

  #resolve({ store, candidates }: View, id: string): void {
    for (const candidate of candidates(id)) {
      const document = this.#raw.get(candidate)
      if (!document) continue
      if (isTombstone(document)) break
      const shown = store.get(id)
      if (shown?._rev !== document._rev || shown._originalId !== candidate) {
        store.put({ ...document, _id: id, _originalId: candidate }, this.#buckets(candidate, id))
      }
      return
    }
    store.delete(id)
  }

  /** The buckets of a stored document under the id it is shown by; the same list, where that is its own. */
  #buckets(stored: string, shown: string): readonly string[] {
    const buckets = this.#raw.bucketsOf(stored)
    if (stored === shown) return buckets
    return buckets.map((bucket) => (bucket === idBucket(stored) ? idBucket(shown) : bucket))
  }
}
