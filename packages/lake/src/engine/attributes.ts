import type { LakeDocument } from '../documents/document.ts'
import { isEqual } from '../mendoza/values.ts'

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
