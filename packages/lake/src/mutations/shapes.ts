import * as v from 'valibot'
import { isDocumentId } from '../documents/document.ts'
import { plainObject } from '../plain-object.ts'
import { isPath, withRanges } from './path.ts'

const documentIdPattern = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,127}$/

export const documentId = v.pipe(
  v.string(),
  v.regex(
    documentIdPattern,
    'must be an id of at most 128 letters, digits, dots, dashes and underscores',
  ),
)
const notOfPlain = 'must be a plain id, or one behind drafts. or versions.<name>.'

/** The id of a document that is written. */
export const writtenId = v.pipe(documentId, v.check(isDocumentId, notOfPlain))
/** The same, or one for the lake to complete, such as `drafts.` */
export const createdId = v.pipe(
  documentId,
  v.check((id) => isDocumentId(id.endsWith('.') ? `${id}x` : id), notOfPlain),
)
export const typeName = v.pipe(v.string(), v.nonEmpty('must not be empty'))

const path = v.pipe(
  v.string(),
  v.check(isPath, 'must be a path such as title, body.en or items[_key=="a"].price'),
  v.check((text) => !text.includes('__proto__'), '"__proto__" cannot be the name of an attribute'),
  v.transform(withRanges),
)
const items = v.array(v.unknown())
// By way of a map: valibot's records leave out `constructor` and `prototype`.
const byPath = <const Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    plainObject,
    v.transform((given) => new Map(Object.entries(given))),
    v.map(path, value),
    v.transform((values) => Object.fromEntries(values)),
  )

/** Fields that say which documents an operation is for. */
export const selection = {
  id: v.optional(v.union([documentId, v.array(documentId)], 'must be an id or a list of ids')),
  query: v.optional(v.string()),
  params: v.optional(plainObject),
}

/** Fields of a patch, apart from which documents it is for. */
export const patchOperations = {
  ifRevisionID: v.optional(v.string()),
  setIfMissing: v.optional(byPath(v.unknown())),
  set: v.optional(byPath(v.unknown())),
  unset: v.optional(v.array(path)),
  diffMatchPatch: v.optional(byPath(v.string())),
  inc: v.optional(byPath(v.number())),
  dec: v.optional(byPath(v.number())),
  insert: v.optional(
    v.union(
      [
        v.strictObject({ before: path, items }),
        v.strictObject({ after: path, items }),
        v.strictObject({ replace: path, items }),
      ],
      'must have items and one of before, after, replace',
    ),
  ),
}
