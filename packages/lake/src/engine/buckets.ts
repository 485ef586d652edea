import type { LakeDocument } from '../documents/document.ts'

/** Stands for every document: what a query read when no narrower bucket would do. */
export const everything = '*'

/** Holds the document with an id. */
export const idBucket = (id: string) => `i:${id}`
/** Holds the documents of a type. */
export const typeBucket = (type: string) => `t:${type}`
/** Holds the documents that refer to an id. */
export const referenceBucket = (id: string) => `r:${id}`
/** Holds the documents whose attribute at `path` is `value`. */
export const attributeBucket = (path: string, value: string) => `a:${path}:${value}`

/** Every id the document refers to, weakly or not. */
function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencesOf(item, found)
  } else if (value !== null && typeof value === 'object') {
    if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref)
    for (const item of Object.values(value)) {
      if (item !== null && typeof item === 'object') referencesOf(item, found)
    }
  }
  return found
}

/** The string at a dotted path such as `slug.current`; anything else has no bucket. */
function stringAt(document: LakeDocument, path: readonly string[]): string | null {
  let value: unknown = document
  for (const name of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return null
    value = (value as Record<string, unknown>)[name]
  }
  return typeof value === 'string' ? value : null
}

/** Gives the buckets a document is in, apart from `*`. */
export type BucketsOf = (document: LakeDocument) => string[]

/** Makes the function that names a document's buckets: its id, its type, the indexed attributes, its references. */
export function bucketsBy(indexedPaths: readonly string[]): BucketsOf {
  const paths = indexedPaths.map((path) => ({ path, names: path.split('.') }))
  return (document) => {
    const buckets = [idBucket(document._id), typeBucket(document._type)]
    for (const { path, names } of paths) {
      const value = stringAt(document, names)
      if (value !== null) buckets.push(attributeBucket(path, value))
    }
    for (const id of referencesOf(document)) buckets.push(referenceBucket(id))
    return buckets
  }
}
