import type { ContentSourceMap } from '../index.ts'

type Documents = ReadonlyMap<string, unknown>

const stepPattern = /\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]|\[\?\(@\._key=='([^']*)'\)\]/gy
const unescaped: Readonly<Record<string, string>> = { f: '\f', n: '\n', r: '\r', t: '\t' }

/** The value a JSONPath leads to. Throws where it leads nowhere. */
function follow(value: unknown, path: string): unknown {
  let at = value
  let length = 1
  for (const [step, name, index, key] of path.slice(1).matchAll(stepPattern)) {
    length += step.length
    if (name !== undefined) {
      const attribute = name.replace(/\\(.)/g, (_all, c: string) => unescaped[c] ?? c)
      const isThere = at !== null && typeof at === 'object' && Object.hasOwn(at, attribute)
      if (!isThere) throw new Error(`${path} leads nowhere`)
      at = Reflect.get(at as object, attribute)
    } else if (!Array.isArray(at)) throw new Error(`${path} looks for an item where no list is`)
    else if (index !== undefined) at = at[Number(index)]
    else at = at.find((item: unknown) => isKeyed(item, key))
    if (at === undefined) throw new Error(`${path} leads nowhere`)
  }
  if (length !== path.length) throw new Error(`${path} cannot be read`)
  return at
}

function isKeyed(item: unknown, key: string | undefined): boolean {
  return item !== null && typeof item === 'object' && '_key' in item && item._key === key
}

/** The value in a stored document that a mapping names; undefined for a literal or an unknown source. */
export function namedBy(map: ContentSourceMap, mapping: string, documents: Documents): unknown {
  const source = map.mappings[mapping]?.source
  if (source?.type !== 'documentValue') return undefined
  const path = map.paths[source.path]
  const id = map.documents[source.document]?._id
  if (path === undefined || id === undefined) throw new Error(`${mapping} names no path`)
  return follow(documents.get(id), path)
}

export interface FoundString {
  text: string
  /** Where in the result. */
  path: string
  source: 'documentValue' | 'literal' | 'unknown' | 'none'
}

/**
 * Checks a result against its map: every string that has a source must be, where the map says, in the stored
 * document. Gives every string of the result with the kind of source that it has.
 */
export function checkStrings(
  result: unknown,
  map: ContentSourceMap,
  documents: Documents,
): FoundString[] {
  const found: FoundString[] = []
  const visit = (value: unknown, path: string, mapped: string | null): void => {
    const own = map.mappings[path] ? path : mapped
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`, own)
    } else if (value !== null && typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) {
        const escaped = name.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')
        visit(item, `${path}['${escaped}']`, own)
      }
    } else if (typeof value === 'string') {
      const source = own === null ? 'none' : (map.mappings[own]?.source.type ?? 'none')
      if (own !== null && source === 'documentValue') {
        const base = namedBy(map, own, documents)
        const there = follow(base, `$${path.slice(own.length)}`)
        if (there !== value) throw new Error(`${path} is ${value}, its source ${String(there)}`)
      }
      found.push({ text: value, path, source })
    }
  }
  visit(result, '$', null)
  return found
}

/** Every string in a document, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}
