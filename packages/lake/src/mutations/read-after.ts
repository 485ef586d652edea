import type { LakeDocument } from '../documents/document.ts'

/** Reads documents as changes leave them: one that is not among the changes is as it was before. */
export function readAfter(
  changes: ReadonlyMap<string, LakeDocument | null>,
  before: { get(id: string): LakeDocument | null },
): (id: string) => LakeDocument | null {
  return (id) => {
    const changed = changes.get(id)
    return changed === undefined ? before.get(id) : changed
  }
}
