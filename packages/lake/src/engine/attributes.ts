import type { LakeDocument } from '../documents/document.ts'
import { isEqual } from '../mendoza/values.ts'
import { everything, idBucket } from './buckets.ts'

// Of a document of which more is read than that, the whole is said to be read: hundreds of names, one for each
// attribute of each testimonial, would go into a page and be looked up at each change.
const mostFields = 2

/** What a query depends on that reads one attribute of a document it refers to. */
export const fieldKey = (id: string, attribute: string) => `f:${id}:${attribute}`
/** What a query depends on that reads attributes of a document that is not there. */
export const absenceKey = (id: string) => `e:${id}`

/** The keys a change touches for those who read only some attributes of the document. */
export function fieldsTouched(
  id: string,
  before: LakeDocument | null,
  after: LakeDocument | null,
): string[] {
  if (!before) return after ? [absenceKey(id)] : []
  const touched = Object.keys(before).filter(
    (name) => !after || !Object.hasOwn(after, name) || !isEqual(before[name], after[name]),
  )
  for (const name of Object.keys(after ?? {})) {
    if (!Object.hasOwn(before, name)) touched.push(name)
  }
  return touched.map((name) => fieldKey(id, name))
}

/** What a query has read: buckets, and of some documents only attributes. */
export class Reads {
  readonly #buckets = new Set<string>()
  readonly #fields = new Map<LakeDocument, readonly string[]>()

  add(bucket: string): void {
    this.#buckets.add(bucket)
  }

  /** Adds attributes of a document that is there; `_id` stands for its being there. */
  addFields(document: LakeDocument, names: readonly string[]): void {
    const known = this.#fields.get(document)
    // The same place of a query gives the same list.
    if (known === names) return
    this.#fields.set(document, known ? [...new Set([...known, ...names])] : names)
  }

  /** As few names as hold all of it. */
  keys(): string[] {
    if (this.#buckets.has(everything)) return [everything]
    const keys = [...this.#buckets]
    for (const [document, names] of this.#fields) {
      const { _id: id } = document
      const whole = idBucket(id)
      if (this.#buckets.has(whole)) continue
      // An attribute that the document has goes with it.
      const isSaid = names.some((name) => name !== '_id' && Object.hasOwn(document, name))
      const needed = isSaid ? names.filter((name) => name !== '_id') : names
      if (needed.length > mostFields) keys.push(whole)
      else for (const name of needed) keys.push(fieldKey(id, name))
    }
    return keys
  }
}
