import type { LakeDocument } from '../documents/document.ts'
import { readAfter } from './read-after.ts'

/** Ids the document needs to exist: references that are neither weak nor into another dataset. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (value !== null && typeof value === 'object') {
    const reference = value as { _ref?: unknown; _weak?: unknown; _dataset?: unknown }
    const isLocal = reference._weak !== true && reference._dataset === undefined
    if (typeof reference._ref === 'string' && isLocal) found.add(reference._ref)
    for (const item of Object.values(value)) strongReferences(item, found)
  }
  return found
}

export interface BrokenReference {
  /**
   * Missing: `from` refers to `to`, which is not there. Deleted, or of another type from now on: `to`, while `from` refers
   * to it.
   */
  kind: 'missing' | 'deleted' | 'retyped'
  to: string
  from: string[]
}

interface Documents {
  get(id: string): LakeDocument | null
  /** Documents that refer to an id, before the transaction. */
  referrers(id: string): readonly LakeDocument[]
}

/** The first strong reference that a set of changes would leave dangling, or null. */
export function findBrokenReference(
  changes: ReadonlyMap<string, LakeDocument | null>,
  before: Documents,
): BrokenReference | null {
  const after = readAfter(changes, before)
  const referring = (id: string) =>
    before
      .referrers(id)
      .map(({ _id }) => _id)
      .filter((referrer) => strongReferences(after(referrer)).has(id))
  for (const [id, document] of changes) {
    if (document) {
      const former = before.get(id)
      const known = strongReferences(former)
      for (const to of strongReferences(document)) {
        if (!known.has(to) && !after(to)) return { kind: 'missing', to, from: [id] }
      }
      const from = former && former._type !== document._type ? referring(id) : []
      if (from.length > 0) return { kind: 'retyped', to: id, from }
    } else {
      const from = referring(id)
      if (from.length > 0) return { kind: 'deleted', to: id, from }
    }
  }
  return null
}
