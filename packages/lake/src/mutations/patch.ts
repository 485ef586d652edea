import { Mutation as SanityMutation } from '@sanity/mutator'
import type { LakeDocument } from '../documents/document.ts'
import type { PatchOperations, Selection } from '../documents/mutation.ts'
import { reasonOf } from '../reason-of.ts'
import { withPlaces } from './path.ts'
import { mutationProblem, unexpectedRevision } from './problems.ts'
import { rangeOf, replaceRange } from './replace-range.ts'

const immutable = ['_id', '_type'] as const

/**
 * The document with a patch applied; when it was created stays known. Throws `LakeProblem`: 409 when `ifRevisionID` is
 * not the document's revision, 400 for paths or text patches that cannot be read and for changes to `_id` or `_type`.
 */
export function applyPatch(
  document: LakeDocument,
  patch: Selection & PatchOperations,
  index: number,
): LakeDocument {
  const { id: _id, query: _query, params: _params, ifRevisionID, ...operations } = patch
  if (ifRevisionID !== undefined && ifRevisionID !== document._rev) {
    throw unexpectedRevision(index, document._id, document._rev, ifRevisionID)
  }
  let result: LakeDocument
  try {
    result = applyOperations(document, placed(operations, document))
  } catch (error) {
    const description = `The patch cannot be applied: ${reasonOf(error)}`
    throw mutationProblem(400, index, 'patchError', description, { id: document._id })
  }
  for (const name of immutable) {
    if (result[name] !== document[name]) {
      throw mutationProblem(400, index, 'immutableAttributeError', `"${name}" cannot be changed`, {
        id: document._id,
      })
    }
  }
  const { _createdAt } = document
  return typeof result._createdAt === 'string' ? result : { ...result, _createdAt }
}

/** The mutator's work, but for replacing a range: see {@link replaceRange}. Throws what the mutator throws. */
function applyOperations(
  document: LakeDocument,
  { insert, ...others }: PatchOperations,
): LakeDocument {
  const range = insert?.replace === undefined ? null : rangeOf(insert.replace)
  const operations = range ? others : { ...others, insert }
  const mutations = [{ patch: { id: document._id, ...operations } }]
  // The operations were checked on the way in; the mutator's type asks for an exact union of them.
  const options = { mutations } as ConstructorParameters<typeof SanityMutation>[0]
  const patched = new SanityMutation(options).apply(document)
  // Inserting comes last in any case.
  const inserted = patched && range ? replaceRange(patched, range, insert?.items ?? []) : patched
  return inserted as LakeDocument
}

/** The operations with their paths spelled out for this document: see {@link withPlaces}. */
function placed(operations: PatchOperations, document: LakeDocument): PatchOperations {
  const at = (path: string) => withPlaces(path, document)
  const byPath = <Value>(values: Record<string, Value> | undefined) =>
    values && Object.fromEntries(Object.entries(values).map(([path, value]) => [at(path), value]))
  const { setIfMissing, set, unset, diffMatchPatch, inc, dec, insert } = operations
  return {
    setIfMissing: byPath(setIfMissing),
    set: byPath(set),
    unset: unset?.map(at),
    diffMatchPatch: byPath(diffMatchPatch),
    inc: byPath(inc),
    dec: byPath(dec),
    insert: insert && placedInsert(insert, at),
  }
}

function placedInsert(
  { items, ...place }: NonNullable<PatchOperations['insert']>,
  at: (path: string) => string,
) {
  return {
    ...Object.fromEntries(Object.entries(place).map(([name, path]) => [name, at(path)])),
    items,
  }
}
