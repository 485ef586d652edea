import { looking } from '../groq/deadline.ts'
import { tooLarge } from '../groq/result-size.ts'
import { attributeStep, indexStep, jsonPath } from './json-path.ts'
import { fieldOrigin, isFields, itemOrigin, type Origin, type Traced } from './origins.ts'

export type MappingSource =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' | 'unknown' }

/**
 * A content source map in the format of Sanity's HTTP API. `mappings` goes from a JSONPath in the result to a value in
 * a document (`document` and `path` are indexes in the lists here); what is inside of a mapped value is at the same
 * place in the source, unless it has a mapping of its own.
 */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: MappingSource }>
}

/** How the items of arrays are named: by their index, or by their key where they have one. */
export type SourceMapStyle = 'by index' | 'by key'

const bytesAMapping = 80

class Listed<Entry> {
  readonly entries: Entry[] = []
  readonly #indexes = new Map<string, number>()

  index(key: string, entry: Entry): number {
    const known = this.#indexes.get(key)
    if (known !== undefined) return known
    const index = this.entries.push(entry) - 1
    this.#indexes.set(key, index)
    return index
  }
}

/**
 * Writes down where the parts of a result came from. `withKeys`: array items go by `_key` where they can. Throws
 * `LakeProblem` 400 for a map of more than so many bytes.
 */
export function contentSourceMap(
  result: Traced,
  withKeys: boolean,
  maxBytes: number,
): ContentSourceMap {
  const documents = new Listed<{ _id: string; _type: string }>()
  const paths = new Listed<string>()
  const mappings: ContentSourceMap['mappings'] = {}
  const step = looking()
  let bytes = 0

  function map(at: string, origin: Origin): void {
    bytes += at.length + bytesAMapping
    if (bytes > maxBytes) throw tooLarge('The source map', maxBytes)
    mappings[at] = { type: 'value', source: source(origin) }
  }

  function source(origin: Origin): MappingSource {
    if (origin.kind !== 'document') {
      return { type: origin.kind === 'literal' ? 'literal' : 'unknown' }
    }
    const { _id, _type, _originalId } = origin.document
    const id = typeof _originalId === 'string' ? _originalId : _id
    const path = jsonPath(origin.path, withKeys)
    return {
      type: 'documentValue',
      document: documents.index(id, { _id: id, _type }),
      path: paths.index(path, path),
    }
  }

  function visit(value: unknown, origin: Origin, at: string): void {
    if (value === null || value === undefined) return
    step()
    if (origin.kind === 'document') {
      map(at, origin)
      if (origin.path.length > 0 || !isFields(value) || !('_originalId' in value)) return
      // A whole document from an overlay: its ids are not where it is stored under these names.
      for (const name of ['_id', '_originalId']) {
        map(at + attributeStep(name), fieldOrigin(origin, name))
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        visit(item, itemOrigin(origin, value, index), at + indexStep(index))
      }
    } else if (isFields(value)) {
      for (const name of Object.keys(value)) {
        visit(value[name], fieldOrigin(origin, name), at + attributeStep(name))
      }
    } else map(at, origin)
  }

  visit(result.value, result.origin, '$')
  return { documents: documents.entries, paths: paths.entries, mappings }
}
