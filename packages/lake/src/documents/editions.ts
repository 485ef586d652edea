import { baseId } from './document.ts'

/** Which drafts and versions there are of each document. */
export class Editions {
  readonly #byBase = new Map<string, Set<string>>()

  add(id: string): void {
    const base = baseId(id)
    if (base === id) return
    const known = this.#byBase.get(base)
    if (known) known.add(id)
    else this.#byBase.set(base, new Set([id]))
  }

  delete(id: string): void {
    const base = baseId(id)
    const known = this.#byBase.get(base)
    known?.delete(id)
    if (known?.size === 0) this.#byBase.delete(base)
  }

  /** Ids of the drafts and versions of a document, without the published one. */
  of(base: string): string[] {
    return [...(this.#byBase.get(base) ?? [])]
  }
}
