import { baseId, isPublicId, isTombstone, type LakeDocument } from '../documents/document.ts'
import { absenceKey, fieldKey, fieldsTouched } from '../engine/attributes.ts'
import { type BucketsOf, everything, idBucket } from '../engine/buckets.ts'
import { syncTags } from '../engine/tags.ts'
import type { DocumentsById } from './change.ts'

/** The dataset as it is before the change. */
interface DatasetBefore {
  bucketsOf: BucketsOf
  get(id: string): LakeDocument | null
  /** The drafts and versions there are of a document, by its base id. */
  versions(base: string): readonly string[]
}

/** Sync tags of the buckets a change touches: in what everyone may read, and in any perspective. */
export function changeTags(
  before: DocumentsById,
  after: DocumentsById,
  { bucketsOf, get, versions }: DatasetBefore,
): { publicTags: string[]; allTags: string[] } {
  const forAll = new Set([everything])
  const forPublic = new Set<string>()
  for (const [id, next] of after) {
    const base = baseId(id)
    const previous = before.get(id) ?? null
    const touched = new Set([idBucket(base), ...fieldsTouched(base, previous, next)])
    for (const edition of [previous, next]) {
      if (edition) for (const bucket of bucketsOf(edition)) touched.add(bucket)
    }
    for (const bucket of touched) forAll.add(bucket)
    for (const key of fieldsTouched(id, previous, next)) forAll.add(key)
    if (isPublicId(id)) {
      forPublic.add(everything)
      for (const bucket of touched) forPublic.add(bucket)
    }
    if (isShown(previous) && isShown(next)) continue
    // Where this edition comes or goes, another one may have shown before, or show from now on.
    for (const other of [base, ...versions(base)]) {
      const edition = get(other)
      if (!edition) continue
      for (const bucket of bucketsOf(edition)) forAll.add(bucket)
      for (const key of fieldsTouched(base, edition, null)) forAll.add(key)
    }
    for (const key of fieldsTouched(base, next ?? previous, null)) forAll.add(key)
    forAll.add(fieldKey(base, '_originalId'))
    forAll.add(absenceKey(base))
  }
  return { publicTags: syncTags(forPublic), allTags: syncTags(forAll) }
}

/** Whether an edition shows in the perspectives it belongs to, rather than what lies under it. */
function isShown(edition: LakeDocument | null): boolean {
  return edition !== null && !isTombstone(edition)
}
