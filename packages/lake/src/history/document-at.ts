import { applyPatch, type RawPatch } from 'mendoza'
import type { LakeDocument } from '../documents/document.ts'
import type { MendozaPatch } from '../mendoza/index.ts'
import type { History } from '../storage/types.ts'

interface Past {
  readonly history: History
  /** The document as it is now. */
  get(id: string): LakeDocument | null
}

/** The document a patch makes of another; patches know nothing of `_rev`, which is the transaction's id. */
export function patched(
  document: LakeDocument | null,
  patch: MendozaPatch,
  revision: string | undefined,
): LakeDocument | null {
  const { _rev, ...attributes } = document ?? { _rev: null }
  const result: Omit<LakeDocument, '_rev'> | null = applyPatch(document ? attributes : null, [
    ...patch,
  ] as RawPatch)
  if (!result || revision === undefined) return null
  // The patch says what the document was, its own type included.
  return { ...result, _rev: revision } as LakeDocument
}

/**
 * A document as it was after the transaction at a position: worked out backwards from what it is now. Null where there
 * was none, or what happened then is no longer known.
 */
export function documentAt(past: Past, id: string, position: number): LakeDocument | null {
  const current = past.get(id)
  const last = past.history.lastChange(id, position)
  let document: LakeDocument | null = current
  let isCurrent = true
  for (const { revert } of past.history.changesAfter(id, position)) {
    document = patched(document, revert, 'unknown')
    isCurrent = false
  }
  if (isCurrent) return current
  return document && last ? { ...document, _rev: last.transactionId } : null
}

/** A document as it is, or as it was before it was deleted. */
export function lastRevisionOf(past: Past, id: string): LakeDocument | null {
  const current = past.get(id)
  if (current) return current
  const deletion = past.history.lastChange(id, Number.MAX_SAFE_INTEGER)
  if (!deletion) return null
  const before = past.history.lastChange(id, deletion.position - 1)
  return patched(null, deletion.revert, before?.transactionId ?? 'unknown')
}
