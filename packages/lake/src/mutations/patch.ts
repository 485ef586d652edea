import { Mutation as SanityMutation } from '@sanity/mutator'
import type { LakeDocument } from '../documents/document.ts'
import type { PatchOperations, Selection } from '../documents/mutation.ts'
import { reasonOf } from '../reason-of.ts'
import { innerOf, pathOf, placesOf, stepsOf } from './path.ts'
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
    result = applyOperations(document, operations)
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

/**
 * One operation after the other, each at the places it means in what those before it have left: the mutator knows such
 * places well, but ranges and `..` only where nothing follows them. Throws what the mutator throws.
 */
function applyOperations(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { setIfMissing, set, unset = [], diffMatchPatch, inc, dec, insert } = operations
  let result = document
  const changeAt = (path: string, change: (at: string) => PatchOperations) => {
    for (const place of placesOf(stepsOf(path), result))
      result = mutated(result, change(pathOf(place)))
  }
  const changeEach = <Name extends 'setIfMissing' | 'set' | 'diffMatchPatch' | 'inc' | 'dec'>(
    name: Name,
    values: PatchOperations[Name],
  ) => {
    for (const [path, value] of Object.entries(values ?? {})) {
      changeAt(path, (at) => ({ [name]: { [at]: value } }))
    }
  }
  changeEach('setIfMissing', setIfMissing)
  changeEach('set', set)
  for (const path of unset) changeAt(path, (at) => ({ unset: [at] }))
  changeEach('diffMatchPatch', diffMatchPatch)
  changeEach('inc', inc)
  changeEach('dec', dec)
  return insert ? inserted(result, insert) : result
}

/** The document with items inserted into every array that is meant. */
function inserted(
  document: LakeDocument,
  { items, ...at }: NonNullable<PatchOperations['insert']>,
): LakeDocument {
  const [[how, path] = ['', '']] = Object.entries(at)
  const steps = stepsOf(path)
  const item = steps.pop() ?? ''
  if (!item.startsWith('[')) throw new Error(`"${path}" is no item of an array`)
  const range = how === 'replace' ? rangeOf(item) : null
  let result = document
  for (const place of placesOf(steps, document)) {
    const array = place.reduce<unknown>(innerOf, result)
    if (!Array.isArray(array)) continue
    const to = pathOf(place)
    const operations = range
      ? { set: { [to]: replaceRange(array, range, items) } }
      : { insert: { [how]: to + item, items } }
    result = mutated(result, operations)
  }
  return result
}

function mutated(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const mutations = [{ patch: { id: document._id, ...operations } }]
  // The operations were checked on the way in; the mutator's type asks for an exact union of them.
  const options = { mutations } as ConstructorParameters<typeof SanityMutation>[0]
  return new SanityMutation(options).apply(document) as LakeDocument
}
